import { useTranslations } from 'use-intl';
import { bars } from './bars.ts';
import styles from './live-rhythm.module.css';
import type { Reading } from './reading.ts';

/** A bar a sentence; of a long text each stands for several, and shows the longest of them. */
export function LiveRhythm({ reading }: { reading: Reading }) {
  const t = useTranslations();
  if (reading.state !== 'read' || reading.analysis.sentences.length === 0) return null;
  const words = reading.analysis.sentences.map((sentence) => sentence.words);
  const longest = words.reduce((most, count) => Math.max(most, count), 0);

  return (
    <div className={styles.rhythm}>
      <span>{t('landing.live.rhythm', { sentences: words.length, longest })}</span>
      <div className={styles.strip} aria-hidden="true">
        {bars(words).map((bar) => (
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
