import { useTranslations } from 'use-intl';
import styles from './live-rhythm.module.css';
import { sentenceBars } from './sentence-bars.ts';
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
