import { findingCategories } from '@longhand/analysis';
import { useFormatter, useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { isNeverMeasured } from '../panel/more-scores.tsx';
import { useMeasureWords } from '../panel/scores.tsx';
import { lookedFor } from '../reading/looked-for.ts';
import styles from './report.module.css';

/** What the report says nothing of, and why. */
export function NotMeasured({ desk, look }: { desk: Desk; look: Look }) {
  const t = useTranslations();
  const format = useFormatter();
  const { nameOf, unitOf, why } = useMeasureWords();
  const { kind } = useStore(desk.meta);
  const { spelling, grammar, server } = useStore(desk.checkers.states);
  const { measures, language } = look.analysis;
  const never = measures.filter(isNeverMeasured);
  const looked = [...lookedFor(language, kind), ...askedFor];
  const notLooked = findingCategories.filter((category) => !looked.includes(category));

  return (
    <section className={styles.view}>
      <h2 className={styles.heading}>{t('desk.report.notMeasured')}</h2>
      <ul className={styles.notes}>
        {measures.map(
          (measure) =>
            measure.value === null &&
            !never.includes(measure) && (
              <li key={measure.name}>
                {t('desk.report.because', {
                  name: nameOf(measure.name),
                  reason: why(measure.absent),
                })}
              </li>
            ),
        )}
        {never.length > 0 && (
          <li>
            {t('desk.report.otherLanguages', {
              names: format.list(never.map(({ name }) => `${nameOf(name)} (${unitOf(name)})`)),
            })}
          </li>
        )}
        {notLooked.length > 0 && (
          <li>
            {t('desk.report.notLookedFor', {
              names: format.list(
                notLooked.map((category) => t(`writing-lab.findings.category.${category}`)),
              ),
            })}
          </li>
        )}
        {spelling !== 'ready' && <li>{t('desk.report.noSpelling')}</li>}
        {grammar !== 'ready' && server !== 'ready' && <li>{t('desk.report.noGrammar')}</li>}
      </ul>
    </section>
  );
}

/** Looked for where the writer wants it, whatever the kind of text. */
const askedFor: readonly (typeof findingCategories)[number][] = ['house', 'spelling', 'grammar'];
