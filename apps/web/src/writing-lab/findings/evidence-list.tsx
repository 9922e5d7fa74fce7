import type { Evidence, SpanInParagraph } from '@longhand/analysis';
import { spanInText } from '@longhand/analysis';
import { useFormatter, useTranslations } from 'use-intl';
import type { AnalysisSnapshot } from '../document/analysis-snapshot.ts';
import type { Desk } from '../document/desk.ts';
import { selectSpan } from '../editor/findings/finding-notes.ts';
import { findingsField, toCurrentSpan } from '../editor/findings/findings-field.ts';
import { excerptOf } from './excerpt.ts';
import styles from './panel.module.css';

type EvidenceListProps = {
  desk: Desk;
  snapshot: AnalysisSnapshot;
  evidence: readonly Evidence<SpanInParagraph>[];
};

const maxShown = 5;

/** The sentences or words behind a score; each is a button that goes there. */
export function EvidenceList({ desk, snapshot, evidence }: EvidenceListProps) {
  const t = useTranslations('writing-lab.scores');
  const format = useFormatter();
  if (evidence.length === 0) return <p className={styles.quiet}>{t('evidenceNone')}</p>;

  return (
    <ul className={styles.evidence}>
      {evidence.slice(0, maxShown).map(({ place, value }) => {
        const span = toCurrentSpan(snapshot, spanInText(snapshot.analysis, place));
        const text = excerptOf(desk.doc(), span);

        return (
          <li key={`${place.paragraph} ${place.from}`}>
            <button
              type="button"
              className={styles.place}
              aria-label={t('goTo', { text })}
              onClick={() => goToEvidence(desk, snapshot, place)}
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

/** The snapshot may be older than the document, so the span is mapped through the edits made since. */
function goToEvidence(desk: Desk, snapshot: AnalysisSnapshot, place: SpanInParagraph) {
  const view = desk.view.get();
  if (!view) return;
  const now = view.state.field(findingsField);
  const { since } = now.analysis === snapshot.analysis ? now : { since: null };
  const { from, to } = toCurrentSpan({ since }, spanInText(snapshot.analysis, place));
  const { length } = view.state.doc;

  selectSpan(view, { from: Math.min(from, length), to: Math.min(to, length) });
}
