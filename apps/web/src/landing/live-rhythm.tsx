import { useTranslations } from 'use-intl';
import styles from './live-rhythm.module.css';
import type { LiveAnalysisState } from './use-live-analysis.ts';

/** One bar per sentence; in long texts one per group of sentences, showing the longest. */
export function LiveRhythm({ reading }: { reading: LiveAnalysisState }) {
  const t = useTranslations();
  if (reading.state !== 'read' || reading.analysis.sentences.length === 0) return null;
  const words = reading.analysis.sentences.map((sentence) => sentence.words);
  const longest = words.reduce((most, count) => Math.max(most, count), 0);

  return (
    <div className={styles.rhythm}>
      <span>{t('landing.live.rhythm', { sentences: words.length, longest })}</span>
      <div className={styles.strip} aria-hidden="true">
        {sentenceBars(words).map((bar) => (
          <i
            key={bar.from}
            data-longest={bar.words === longest || undefined}
            style={{ blockSize: `${(100 * bar.words) / Math.max(1, longest)}%` }}
          />
        ))}
      </div>
    </div>
  );
}

const maxBars = 48;

/**
 * Sentence lengths as at most 48 bars, each the longest sentence of its group.
 *
 * @returns `from` is the index of the first sentence of the group
 */
export function sentenceBars(words: readonly number[]): { from: number; words: number }[] {
  const groupSize = Math.max(1, Math.ceil(words.length / maxBars));
  const starts = Array.from(
    { length: Math.ceil(words.length / groupSize) },
    (_, at) => at * groupSize,
  );

  return starts.map((from) => ({ from, words: Math.max(...words.slice(from, from + groupSize)) }));
}
