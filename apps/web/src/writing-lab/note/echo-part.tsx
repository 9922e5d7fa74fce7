import type { Finding } from '@longhand/analysis';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { useLaterCorpus } from '../corpus/use-later-corpus.ts';
import { usualGap } from '../corpus/usual-gap.ts';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { otherUses } from '../editor/echo-places.ts';
import { findingsField } from '../editor/findings-field.ts';
import { showPlace } from '../editor/notes.ts';
import { inContext } from '../panel/excerpt.ts';
import styles from './note.module.css';

type EchoPartProps = { desk: Desk; look: Look; echo: Finding };

/** Of an echo: how far apart the writer usually keeps such words, and the way to its other uses; of a note on the whole text, to its places. */
export default function EchoPart({ desk, look, echo }: EchoPartProps) {
  const t = useTranslations('writing-lab');
  const { texts } = useLaterCorpus();
  const home = useStore(desk.saving.home);
  const { language } = look.analysis;
  const places = otherUses(look, echo);
  const doc = desk.doc();
  const gap = useMemo(() => {
    if (echo.category !== 'echo') return null;
    const own = texts.filter(({ id, reading }) => id !== home?.id && reading.language === language);
    const forms = [echo.text, ...echo.related.map(({ from, to }) => doc.sliceString(from, to))];

    return usualGap(
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
              const { before, words, after } = inContext(doc, place);

              return (
                <li key={place.from}>
                  <button type="button" onClick={() => show(desk, echo, index)}>
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

/** The note may be a moment behind the text: the places are looked for where they stand now. */
function show(desk: Desk, echo: Finding, index: number) {
  const view = desk.view.get();
  const now = view?.state.field(findingsField);
  const place = now && otherUses(now, now.open ?? echo)[index];
  if (view && place) showPlace(view, place);
}
