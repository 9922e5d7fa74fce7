import { textScale } from '@longhand/charts/text-scale';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import type { Desk } from '../../document/desk.ts';
import { selectSpan } from '../../editor/findings/finding-notes.ts';
import { findingsField, toCurrentSpan } from '../../editor/findings/findings-field.ts';
import { type BarLayout, layoutBars } from './bar-layout.ts';
import { type Bar, computeRhythm } from './rhythm.ts';
import styles from './rhythm-strip.module.css';

/** The height of the bars; the label of the longest sentence is above them. */
const height = 44;

/** The rhythm strip: sentence lengths as bars with the longest highlighted. Clicking a bar goes to the sentence. */
export default function RhythmStrip({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab.rhythm');
  const format = useFormatter();
  const snapshot = useStore(desk.analysisSnapshot);
  const [container, width] = useElementWidth();
  const rhythm = useMemo(
    () => (snapshot && width > 0 ? computeRhythm(snapshot.analysis, Math.floor(width / 5)) : null),
    [snapshot, width],
  );
  const layout = useMemo(() => rhythm && layoutBars(rhythm, { width, height }), [rhythm, width]);
  const hasBars = Boolean(rhythm && rhythm.bars.length > 0);
  const mean =
    rhythm && t('mean', { mean: format.number(rhythm.mean, { maximumFractionDigits: 1 }) });

  return (
    <section className={styles.rhythm} data-strip aria-label={t('title')}>
      <p className={styles.caption}>
        <b>{t('title')}</b>{' '}
        <span>
          {rhythm && hasBars
            ? t.rich(rhythm.sentencesPerBar === 1 ? 'detail' : 'each', {
                sentences: rhythm.sentences,
                paragraphs: rhythm.paragraphs,
                each: rhythm.sentencesPerBar,
                b: (words) => <b>{words}</b>,
              })
            : t('empty')}
        </span>
      </p>
      <div className={styles.strip}>
        <div ref={container} className={styles.bars}>
          {rhythm && layout && hasBars && (
            <Bars
              layout={layout}
              width={width}
              label={t('label', {
                caption: t('caption', { sentences: rhythm.sentences }),
                mean: mean ?? '',
                longest: t('longest', { count: rhythm.longest }),
              })}
              onPick={(index) => goToBar(desk, rhythm.bars[index])}
            />
          )}
          {layout?.longestAt && (
            <span
              className={styles.longest}
              style={
                layout.longestAt.end > width - 80 * textScale()
                  ? { insetInlineEnd: Math.max(0, width - layout.longestAt.end) }
                  : { insetInlineStart: layout.longestAt.start }
              }
            >
              {rhythm && t('longest', { count: rhythm.longest })}
            </span>
          )}
        </div>
        {layout && hasBars && (
          <span
            className={styles.mean}
            style={{ insetBlockEnd: `max(0px, ${layout.mean}px - 0.5rem)` }}
          >
            {mean}
          </span>
        )}
      </div>
    </section>
  );
}

type BarsProps = {
  layout: BarLayout;
  width: number;
  label: string;
  onPick: (index: number) => void;
};

/** Four paths for any number of bars. Keyboard users reach the sentences through the scores. */
function Bars({ layout, width, label, onPick }: BarsProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same sentences are buttons under the scores
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const x = event.clientX - box.left;
        const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
        const index = layout.barAt(isMirrored ? width - x : x);
        if (index !== null) onPick(index);
      }}
    >
      <path className={styles.plain} d={layout.narrationPath} />
      <path className={styles.spoken} d={layout.dialoguePath} />
      <path className={styles.hot} d={layout.longestPath} />
      <path className={styles.line} d={`M0 ${height - layout.mean}H${width}`} />
    </svg>
  );
}

function goToBar(desk: Desk, bar: Bar | undefined) {
  const view = desk.view.get();
  if (!view || !bar) return;
  const at = toCurrentSpan(view.state.field(findingsField), { from: bar.from, to: bar.from }).from;
  const from = Math.min(at, view.state.doc.length);

  selectSpan(view, { from, to: from });
}

function useElementWidth() {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!container.current) return;
    const watch = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    watch.observe(container.current);

    return () => watch.disconnect();
  }, []);

  return [container, width] as const; // a tuple, not an array
}
