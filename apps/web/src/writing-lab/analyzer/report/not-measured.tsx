import { findingCategories } from '@longhand/analysis';
import { useFormatter, useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { checkedCategories } from '../../analysis/texts/checked-categories.ts';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import { isUnavailableInLanguage } from '../../views/scores/more-scores.tsx';
import { useMeasureLabels } from '../../views/scores/score.tsx';
import styles from './report.module.css';

/** What the report does not cover, and why. */
export function NotMeasured({ desk, snapshot }: { desk: Desk; snapshot: AnalysisSnapshot }) {
  const t = useTranslations();
  const format = useFormatter();
  const { nameOf, unitOf, why } = useMeasureLabels();
  const { kind } = useStore(desk.meta);
  const { spelling, grammar, server } = useStore(desk.checkers.states);
  const { measures, language } = snapshot.analysis;
  const unavailable = measures.filter(isUnavailableInLanguage);
  const checked = [...checkedCategories(language, kind), ...optionalCategories];
  const notChecked = findingCategories.filter((category) => !checked.includes(category));

  return (
    <section className={styles.view}>
      <h2 className={styles.heading}>{t('desk.report.notMeasured')}</h2>
      <ul className={styles.notes}>
        {measures.map(
          (measure) =>
            measure.value === null &&
            !unavailable.includes(measure) && (
              <li key={measure.name}>
                {t('desk.report.because', {
                  name: nameOf(measure.name),
                  reason: why(measure.absent),
                })}
              </li>
            ),
        )}
        {unavailable.length > 0 && (
          <li>
            {t('desk.report.otherLanguages', {
              names: format.list(
                unavailable.map(({ name }) => `${nameOf(name)} (${unitOf(name)})`),
              ),
            })}
          </li>
        )}
        {notChecked.length > 0 && (
          <li>
            {t('desk.report.notLookedFor', {
              names: format.list(
                notChecked.map((category) => t(`writing-lab.findings.category.${category}`)),
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

/** Checked if the user turned them on, whatever the kind of text. */
const optionalCategories: readonly (typeof findingCategories)[number][] = [
  'house',
  'spelling',
  'grammar',
];
