import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useState,
} from 'react';
import type { Drawing, Frame, TooltipContent } from '../chart.ts';
import { navigateFrom, nearestPoint, stepForKey } from '../keyboard-navigation.ts';
import { Plot } from '../plot.ts';
import styles from './chart.module.css';

type InteractivePlotProps = {
  drawing: Drawing;
  frame: Frame;
  label: string;
  summary: string;
  dir: 'ltr' | 'rtl';
  onOpen?: ((key: string) => void) | undefined;
};

const MemoizedPlot = memo(Plot);

/**
 * A drawing with data points to explore. It is a single tab stop with role slider over its points, because screen readers announce a
 * slider's new value when an arrow key changes it.
 */
export function InteractivePlot(props: InteractivePlotProps) {
  const { drawing, frame, label, summary, dir, onOpen } = props;
  const { points, pointerMode } = drawing;
  const { width } = frame;
  const [selectedIndex, setAt] = useState<number>();
  const at = selectedIndex === undefined ? undefined : Math.min(selectedIndex, points.length - 1);
  const point = at === undefined ? undefined : points[at];
  const tooltip = (point ?? points[0])?.tooltip();

  const openPoint = (index: number | undefined) => {
    const key = index === undefined ? undefined : points[index]?.key;
    if (key !== undefined) onOpen?.(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') openPoint(at);
    const step = stepForKey(event.key, dir);
    if (event.key === 'Escape') setAt(undefined);
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setAt(at === undefined ? 0 : navigateFrom(points, at, step));
  };
  const nearestTo = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = width / box.width;
    const place = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };

    return nearestPoint(points, place, pointerMode);
  };
  const selectNearestPoint = (event: PointerEvent<HTMLElement>) => setAt(nearestTo(event));

  return (
    <>
      <MemoizedPlot drawing={drawing} frame={frame} summary={summary} />
      {points.length > 0 && (
        <div
          className={styles.reader}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={(at ?? 0) + 1}
          aria-valuetext={tooltip && tooltipText(tooltip)}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(at ?? 0)}
          onBlur={() => setAt(undefined)}
          onPointerMove={selectNearestPoint}
          onPointerDown={selectNearestPoint}
          data-opens={onOpen !== undefined || undefined}
          onClick={onOpen && ((event) => openPoint(nearestTo(event)))}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(undefined)}
        />
      )}
      {point !== undefined && tooltip !== undefined && (
        <PointTooltip said={tooltip} place={{ x: point.x / width, y: point.y / drawing.height }} />
      )}
    </>
  );
}

function tooltipText({ title, values }: TooltipContent): string {
  return [title, ...values.map(({ name, text }) => `${name} ${text}`)].join(', ');
}

type PointTooltipProps = {
  said: TooltipContent;
  /** As fractions of the drawing. */
  place: { x: number; y: number };
};

/** Chart tooltip of the selected point; hidden from screen readers, which read the slider value. */
function PointTooltip({ said, place }: PointTooltipProps) {
  const isAbove = place.y > 0.5;
  const left = `${place.x * 100}%`;
  const top = `${place.y * 100}%`;
  const placed = { '--place': left } as CSSProperties; // React types lack custom properties

  return (
    <div aria-hidden="true">
      <i className={styles.ring} style={{ left, top }} />
      <div
        className={styles.note}
        style={{
          ...placed,
          ...(isAbove ? { bottom: `calc(100% - ${top} + 10px)` } : { top: `calc(${top} + 10px)` }),
        }}
      >
        <b>
          <bdi>{said.title}</bdi>
        </b>
        {said.values.map(({ name, text }) => (
          <span key={name} className={styles.value}>
            <span>{name}</span> <bdi>{text}</bdi>
          </span>
        ))}
      </div>
    </div>
  );
}
