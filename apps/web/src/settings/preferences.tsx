import { namedMeasures } from '@longhand/contract/progress-values';
import { editorFonts, editorWidths } from '@longhand/contract/settings';
import { documentKinds } from '@longhand/contract/values';
import { type Locale, localeNames, locales } from '@longhand/locales';
import { useTranslations } from 'use-intl';
import { changeLocale, localeState } from '../platform/locale.ts';
import { usePreferences } from '../platform/preferences.ts';
import { useStore } from '../platform/store.ts';
import { type ColorSchemeChoice, theme } from '../platform/theme.ts';
import { Page, Section } from '../ui/page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { DayFields } from './day-fields.tsx';
import { SelectField } from './select-field.tsx';
import styles from './settings.module.css';
import { useSavePreference } from './use-save-preference.ts';

/** A plural count for unit labels. */
const pluralCount = 1_000;
const schemeChoices: readonly ColorSchemeChoice[] = ['auto', 'light', 'dark'];

/** Preferences for the whole app. Each choice is saved at once. */
export default function PreferencesScreen() {
  const t = useTranslations();
  const preferences = usePreferences();
  const { locale } = useStore(localeState);
  const scheme = useStore(theme.choice);
  const saving = useSavePreference();
  const { save, errorOf, statusMessage } = saving;
  const chooseLanguage = (wanted: Locale) =>
    void changeLocale(wanted).then(() => save('locale', wanted));

  return (
    <Page title={t('settings.preferences.title')} lede={t('settings.preferences.lede')}>
      <p className={styles.saved} role="status">
        {statusMessage}
      </p>
      <Section title={t('settings.preferences.interface')}>
        <div className={styles.fields}>
          <SelectField
            label={t('settings.locale.label')}
            hint={t('settings.locale.hint')}
            error={errorOf('locale')}
            value={locale}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
            onChange={chooseLanguage}
          />
          <SelectField
            label={t('ui.theme.label')}
            hint={t('settings.theme.hint')}
            value={scheme}
            options={schemeChoices.map((value) => ({ value, label: t(`ui.theme.${value}`) }))}
            onChange={theme.setChoice}
          />
        </div>
      </Section>
      <DayFields preferences={preferences} saving={saving} />
      <Section title={t('settings.preferences.writing')}>
        <div className={styles.fields}>
          <SelectField
            label={t('settings.editorFont.label')}
            error={errorOf('editorFont')}
            value={preferences.editorFont}
            options={editorFonts.map((value) => ({
              value,
              label: t(`settings.editorFont.${value}`),
            }))}
            onChange={(font) => void save('editorFont', font)}
          />
          <SelectField
            label={t('settings.editorWidth.label')}
            error={errorOf('editorWidth')}
            value={preferences.editorWidth}
            options={editorWidths.map((value) => ({
              value,
              label: t(`settings.editorWidth.${value}`),
            }))}
            onChange={(width) => void save('editorWidth', width)}
          />
          <p className={styles.sample}>{t('settings.editorFont.sample')}</p>
          <SelectField
            label={t('settings.documentKind.label')}
            hint={t('settings.documentKind.hint')}
            error={errorOf('documentKind')}
            value={preferences.documentKind}
            options={documentKinds.map((value) => ({
              value,
              label: t(`writing-lab.kinds.${value}`),
            }))}
            onChange={(kind) => void save('documentKind', kind)}
          />
          <SelectField
            label={t('settings.measure.label')}
            hint={t('settings.measure.hint')}
            error={errorOf('measure')}
            value={preferences.measure}
            options={namedMeasures.map((value) => ({
              value,
              label: t('progress.unit', { measure: value, n: pluralCount }),
            }))}
            onChange={(measure) => void save('measure', measure)}
          />
        </div>
      </Section>
      <Section title={t('settings.ownWords.title')}>
        <p className={styles.words}>
          {t('settings.ownWords.hint')}{' '}
          <TextLink to="/app/writing-lab/samples?words=all">{t('settings.ownWords.open')}</TextLink>
        </p>
      </Section>
    </Page>
  );
}
