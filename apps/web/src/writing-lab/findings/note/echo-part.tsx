import type { Finding } from '@longhand/analysis';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import { otherUses } from '../../editor/findings/echo-spans.ts';
import { revealPosition } from '../../editor/findings/finding-notes.ts';
import { findingsField } from '../../editor/findings/findings-field.ts';
import { typicalGap } from '../../metrics/corpus/typical-gap.ts';
import { useLazyCorpus } from '../../metrics/corpus/use-lazy-corpus.ts';
import { excerptInContext } from '../excerpt.ts';
import styles from './note.module.css';

type EchoPartProps = { desk: Desk; snapshot: AnalysisSnapshot; echo: Finding };

/**
 * For an echo: the user's usual distance between repeated words, and links to its other uses. For a finding on the whole text: links to its
 * spans.
 */
export default function EchoPart({ desk, snapshot, echo }: EchoPartProps) {
  const t = useTranslations('writing-lab');
  const { texts } = useLazyCorpus();
  const home = useStore(desk.saving.home);
  const { language } = snapshot.analysis;
  const places = otherUses(snapshot, echo);
  const doc = desk.doc();
  const gap = useMemo(() => {
    if (echo.category !== 'echo') return null;
    const own = texts.filter(({ id, reading }) => id !== home?.id && reading.language === language);
    const forms = [echo.text, ...echo.related.map(({ from, to }) => doc.sliceString(from, to))];

    return typicalGap(
      forms,
      own.map(({ reading }) => reading),
    );
  }, [texts, home?.id, language, echo, doc]);

  return (
    <>
      {gap !== null && <p className={styles.usual}>{t('note.usualGap', { words: gap })}</p>}
      {places.length > 0 && (
        <section className={styles.places} aria-label={t('note.otherPlaces')}>
          <h3>{t('note.otherPlaces')}</h3>
          <ul>
            {places.map((place, index) => {
              const { before, words, after } = excerptInContext(doc, place);

              return (
                <li key={place.from}>
                  <button type="button" onClick={() => showUse(desk, echo, index)}>
                    {before}
                    <b>{words}</b>
                    {after.slice(0, 24)}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

/** The note may lag behind the text, so the spans are looked up in the current state. */
function showUse(desk: Desk, echo: Finding, index: number) {
  const view = desk.view.get();
  const now = view?.state.field(findingsField);
  const place = now && otherUses(now, now.open ?? echo)[index];
  if (view && place) revealPosition(view, place);
}
