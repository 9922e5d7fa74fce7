import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useState } from 'react';
import type { Drawing, Frame, Said } from '../chart.ts';
import { Plot } from '../plot.ts';
import { pointAt, stepFrom, stepOf } from '../stops.ts';
import styles from './chart.module.css';

type ReadablePlotProps = {
  drawing: Drawing;
  frame: Frame;
  label: string;
  summary: string;
  dir: 'ltr' | 'rtl';
};

const Still = memo(Plot);

/**
 * A drawing whose points can be read one by one. It is one stop of the Tab key and works as a slider over its points, since every
 * screen reader says the new value of a slider when an arrow key moves it.
 */
export function ReadablePlot({ drawing, frame, label, summary, dir }: ReadablePlotProps) {
  const { points, seek } = drawing;
  const { width } = frame;
  const [wanted, setAt] = useState<number>();
  const at = wanted === undefined ? undefined : Math.min(wanted, points.length - 1);
  const point = at === undefined ? undefined : points[at];
  const said = (point ?? points[0])?.say();

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, dir);
    if (event.key === 'Escape') setAt(undefined);
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setAt(at === undefined ? 0 : stepFrom(points, at, step));
  };
  const onPoint = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = width / box.width;
    const place = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
    setAt(pointAt(points, place, seek));
  };

  return (
    <>
      <Still drawing={drawing} frame={frame} summary={summary} />
      {points.length > 0 && (
        <div
          className={styles.reader}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={(at ?? 0) + 1}
          aria-valuetext={said && sentence(said)}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(at ?? 0)}
          onBlur={() => setAt(undefined)}
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(undefined)}
        />
      )}
      {point !== undefined && said !== undefined && (
        <Note said={said} place={{ x: point.x / width, y: point.y / drawing.height }} />
      )}
    </>
  );
}

function sentence({ title, values }: Said): string {
  return [title, ...values.map(({ name, text }) => `${name} ${text}`)].join(', ');
}

type NoteProps = { said: Said /** Shares of the drawing. */; place: { x: number; y: number } };

/** What is at the point, beside it; the slider has said the same. */
function Note({ said, place }: NoteProps) {
  const isAbove = place.y > 0.5;
  const left = `${place.x * 100}%`;
  const top = `${place.y * 100}%`;
  const placed = { '--place': left } as CSSProperties; // custom property

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
