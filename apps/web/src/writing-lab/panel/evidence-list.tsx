import type { Evidence, PlaceInParagraph } from '@longhand/analysis';
import { placeInText } from '@longhand/analysis';
import { useFormatter, useTranslations } from 'use-intl';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { findingsField, placeNow } from '../editor/findings-field.ts';
import { goTo } from '../editor/notes.ts';
import { excerptOf } from './excerpt.ts';
import styles from './panel.module.css';

type EvidenceListProps = {
  desk: Desk;
  look: Look;
  evidence: readonly Evidence<PlaceInParagraph>[];
};

const most = 5;

/** The very sentences or words that made a score; a press goes there. */
export function EvidenceList({ desk, look, evidence }: EvidenceListProps) {
  const t = useTranslations('writing-lab.scores');
  const format = useFormatter();
  if (evidence.length === 0) return <p className={styles.quiet}>{t('evidenceNone')}</p>;

  return (
    <ul className={styles.evidence}>
      {evidence.slice(0, most).map(({ place, value }) => {
        const span = placeNow(look, placeInText(look.analysis, place));
        const text = excerptOf(desk.doc(), span);

        return (
          <li key={`${place.paragraph} ${place.from}`}>
            <button
              type="button"
              className={styles.place}
              aria-label={t('goTo', { text })}
              onClick={() => show(desk, look, place)}
            >
              <span className={styles.weight}>{format.number(value)}</span>
              <span>{text}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The panel may be a moment behind: the place is carried through what was typed since. */
function show(desk: Desk, look: Look, place: PlaceInParagraph) {
  const view = desk.view.get();
  if (!view) return;
  const now = view.state.field(findingsField);
  const { since } = now.analysis === look.analysis ? now : { since: null };
  const { from, to } = placeNow({ since }, placeInText(look.analysis, place));
  const { length } = view.state.doc;

  goTo(view, { from: Math.min(from, length), to: Math.min(to, length) });
}
