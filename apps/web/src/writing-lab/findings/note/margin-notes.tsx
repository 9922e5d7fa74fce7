import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { Desk } from '../../document/desk.ts';
import type { MarginLabel } from '../../editor/findings/margin-layout.ts';
import styles from './margin-notes.module.css';

const Note = lazyComponent(() => import('./finding-note.tsx'));

/** The margin beside the text: a label for each line with findings, and the open note. */
export function MarginNotes({ desk, onIgnored }: { desk: Desk; onIgnored: () => void }) {
  const { labels, noteTop } = useStore(desk.margin);
  const snapshot = useStore(desk.analysisSnapshot);
  const open = snapshot?.open ?? null;
  const [isReplacing, setReplacing] = useState(false);
  const id = open && open.rule + open.span.from;

  useEffect(() => Note.preload(), []);

  useEffect(() => {
    if (!isReplacing) return;
    if (id === null) desk.view.get()?.focus();
    setReplacing(false);
  }, [isReplacing, id, desk]);

  return (
    <div className={styles.margin}>
      <div aria-hidden="true">
        {labels.map((gloss) => (
          <MarginLabelRow key={gloss.from} gloss={gloss} />
        ))}
      </div>
      {snapshot && open && (
        <PositionedNote key={id} top={Math.max(0, (noteTop ?? 0) - 25)}>
          <Note
            desk={desk}
            snapshot={snapshot}
            finding={open}
            onIgnored={onIgnored}
            takesFocus={isReplacing}
            onReplaced={() => setReplacing(true)}
          />
        </PositionedNote>
      )}
    </div>
  );
}

/** Positions the open note at its line, or higher near the bottom of the window, so that the status strip does not cover it. */
function PositionedNote({ top, children }: { top: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [raised, setRaised] = useState(0);

  useLayoutEffect(() => {
    const note = place.current;
    const margin = note?.parentElement;
    if (!note || !margin) return;
    const updateRaise = () => {
      const strip = document.querySelector('[data-strip]')?.getBoundingClientRect();
      const foot = Math.min(window.innerHeight, strip?.top ?? Number.POSITIVE_INFINITY) - 12;
      const bottom = margin.getBoundingClientRect().top + top + note.offsetHeight; // its bottom when not raised
      setRaised(Math.max(0, Math.min(top, bottom - foot)));
    };
    updateRaise();
    const watch = new ResizeObserver(updateRaise);
    watch.observe(note);

    return () => watch.disconnect();
  }, [top]);

  return (
    <div ref={place} data-note className={styles.place} style={positionStyle(top, raised)}>
      {children}
    </div>
  );
}

function MarginLabelRow({ gloss: { top, items } }: { gloss: MarginLabel }) {
  const t = useTranslations('writing-lab.findings');

  return (
    <p className={styles.gloss} style={{ insetBlockStart: top - 8 }}>
      {items.map(({ category, words }, index) => (
        <span key={category}>
          {index > 0 && t('between')}
          <span className={styles[category]}>
            {category === 'long-sentence'
              ? t('gloss.long-sentence', { count: words ?? 0 })
              : t(`gloss.${category}`)}
          </span>
        </span>
      ))}
    </p>
  );
}

/** Custom properties; the style sheet uses them only in the margin layout. */
function positionStyle(top: number, raised: number): CSSProperties {
  const places = { '--note-top': `${top - raised}px`, '--note-raised': `${raised}px` };

  return places as CSSProperties; // React's type does not know custom properties
}
