import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { type ColorSchemeChoice as Choice, theme } from '../../platform/theme.ts';
import { InlineSelect } from '../inline-field.tsx';
import { LanguageSelector } from '../language-selector.tsx';
import { MantineScope } from '../mantine-scope.tsx';
import { Page, Section } from '../page.tsx';
import { Charts } from './charts/charts.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import styles from './gallery.module.css';
import { Payment } from './payment.tsx';
import { TableSample } from './table-sample.tsx';
import { Tokens } from './tokens.tsx';
import { Work } from './work.tsx';

/**
 * All components of the design system on one page, in development builds only. The language choice switches the direction, the scheme
 * choice to dark.
 */
export default function Gallery() {
  return (
    <MantineScope>
      <main className={styles.gallery}>
        <Page
          title="Parts"
          lede="What the screens of Longhand are made of."
          action={
            <span className={styles.choices}>
              <SchemeChoice />
              <LanguageSelector />
            </span>
          }
        >
          <Section title="Colours and type">
            <Tokens />
          </Section>
          <Section title="Table, filters and pages">
            <TableSample />
          </Section>
          <Section title="Fields">
            <Fields />
          </Section>
          <Charts />
          <Section title="Figures, files and long work">
            <Work />
          </Section>
          <Section title="Card">
            <Payment />
          </Section>
          <Section title="States, toasts and dialogs">
            <Feedback />
          </Section>
        </Page>
      </main>
    </MantineScope>
  );
}

const choices = ['auto', 'light', 'dark'] as const satisfies readonly Choice[];

function SchemeChoice() {
  const t = useTranslations('ui.theme');

  return (
    <InlineSelect<Choice>
      label={t('label')}
      value={useStore(theme.choice)}
      options={choices.map((value) => ({ value, label: t(value) }))}
      onChange={theme.setChoice}
    />
  );
}
