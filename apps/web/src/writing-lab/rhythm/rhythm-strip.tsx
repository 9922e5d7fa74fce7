import { textScale } from '@longhand/charts/text-scale';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import type { Desk } from '../desk/desk.ts';
import { findingsField, placeNow } from '../editor/findings-field.ts';
import { goTo } from '../editor/notes.ts';
import { type Drawn, drawnBars } from './drawn-bars.ts';
import { type Bar, rhythmOf } from './rhythm.ts';
import styles from './rhythm-strip.module.css';

/** Of the bars; above them there is a line for the length of the longest. */
const height = 44;

/** The lengths of the sentences as bars, the longest standing out; a press goes to the sentence. */
export default function RhythmStrip({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab.rhythm');
  const format = useFormatter();
  const look = useStore(desk.look);
  const [place, width] = useWidth();
  const rhythm = useMemo(
    () => (look && width > 0 ? rhythmOf(look.analysis, Math.floor(width / 5)) : null),
    [look, width],
  );
  const drawn = useMemo(() => rhythm && drawnBars(rhythm, { width, height }), [rhythm, width]);
  const hasBars = Boolean(rhythm && rhythm.bars.length > 0);
  const mean =
    rhythm && t('mean', { mean: format.number(rhythm.mean, { maximumFractionDigits: 1 }) });

  return (
    <section className={styles.rhythm} data-strip aria-label={t('title')}>
      <p className={styles.caption}>
        <b>{t('title')}</b>{' '}
        <span>
          {rhythm && hasBars
            ? t.rich(rhythm.each === 1 ? 'detail' : 'each', {
                sentences: rhythm.sentences,
                paragraphs: rhythm.paragraphs,
                each: rhythm.each,
                b: (words) => <b>{words}</b>,
              })
            : t('empty')}
        </span>
      </p>
      <div className={styles.strip}>
        <div ref={place} className={styles.bars}>
          {rhythm && drawn && hasBars && (
            <Bars
              drawn={drawn}
              width={width}
              label={t('label', {
                caption: t('caption', { sentences: rhythm.sentences }),
                mean: mean ?? '',
                longest: t('longest', { count: rhythm.longest }),
              })}
              onPick={(index) => pick(desk, rhythm.bars[index])}
            />
          )}
          {drawn?.longestAt && (
            <span
              className={styles.longest}
              style={
                drawn.longestAt.end > width - 80 * textScale()
                  ? { insetInlineEnd: Math.max(0, width - drawn.longestAt.end) }
                  : { insetInlineStart: drawn.longestAt.start }
              }
            >
              {rhythm && t('longest', { count: rhythm.longest })}
            </span>
          )}
        </div>
        {drawn && hasBars && (
          <span
            className={styles.mean}
            style={{ insetBlockEnd: `max(0px, ${drawn.mean}px - 0.5rem)` }}
          >
            {mean}
          </span>
        )}
      </div>
    </section>
  );
}

type BarsProps = { drawn: Drawn; width: number; label: string; onPick: (index: number) => void };

/** Four paths, however many bars. The sentences themselves are reached through the scores. */
function Bars({ drawn, width, label, onPick }: BarsProps) {
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
        const index = drawn.barAt(isMirrored ? width - x : x);
        if (index !== null) onPick(index);
      }}
    >
      <path className={styles.plain} d={drawn.plain} />
      <path className={styles.spoken} d={drawn.spoken} />
      <path className={styles.hot} d={drawn.longest} />
      <path className={styles.line} d={`M0 ${height - drawn.mean}H${width}`} />
    </svg>
  );
}

function pick(desk: Desk, bar: Bar | undefined) {
  const view = desk.view.get();
  if (!view || !bar) return;
  const at = placeNow(view.state.field(findingsField), { from: bar.from, to: bar.from }).from;
  const from = Math.min(at, view.state.doc.length);

  goTo(view, { from, to: from });
}

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    watch.observe(place.current);

    return () => watch.disconnect();
  }, []);

  return [place, width] as const; // a pair, not a list
}
