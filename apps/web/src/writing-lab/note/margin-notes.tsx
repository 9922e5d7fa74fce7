import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { later } from '../../ui/later.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Gloss } from '../editor/margin.ts';
import styles from './margin-notes.module.css';

const Note = later(() => import('./note.tsx'));

/** The margin beside the text: a small gloss for each line with findings, and the open note. */
export function MarginNotes({ desk, onIgnored }: { desk: Desk; onIgnored: () => void }) {
  const { glosses, noteTop } = useStore(desk.margin);
  const look = useStore(desk.look);
  const open = look?.open ?? null;
  const [isReplacing, setReplacing] = useState(false);
  const id = open && open.rule + open.span.from;

  useEffect(() => Note.prepare(), []);

  useEffect(() => {
    if (!isReplacing) return;
    if (id === null) desk.view.get()?.focus();
    setReplacing(false);
  }, [isReplacing, id, desk]);

  return (
    <div className={styles.margin}>
      <div aria-hidden="true">
        {glosses.map((gloss) => (
          <GlossLine key={gloss.from} gloss={gloss} />
        ))}
      </div>
      {look && open && (
        <NotePlace key={id} top={Math.max(0, (noteTop ?? 0) - 25)}>
          <Note
            desk={desk}
            look={look}
            finding={open}
            onIgnored={onIgnored}
            takesFocus={isReplacing}
            onReplaced={() => setReplacing(true)}
          />
        </NotePlace>
      )}
    </div>
  );
}

/** The open note at its line; near the foot of the window it stands higher, so that the strip does not cut it off. */
function NotePlace({ top, children }: { top: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [raised, setRaised] = useState(0);

  useLayoutEffect(() => {
    const note = place.current;
    const margin = note?.parentElement;
    if (!note || !margin) return;
    const raise = () => {
      const strip = document.querySelector('[data-strip]')?.getBoundingClientRect();
      const foot = Math.min(window.innerHeight, strip?.top ?? Number.POSITIVE_INFINITY) - 12;
      const bottom = margin.getBoundingClientRect().top + top + note.offsetHeight; // unraised
      setRaised(Math.max(0, Math.min(top, bottom - foot)));
    };
    raise();
    const watch = new ResizeObserver(raise);
    watch.observe(note);

    return () => watch.disconnect();
  }, [top]);

  return (
    <div ref={place} data-note className={styles.place} style={atTop(top, raised)}>
      {children}
    </div>
  );
}

function GlossLine({ gloss: { top, items } }: { gloss: Gloss }) {
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

/** The style sheet decides where the note stands; only in the margin it stands at its line. */
function atTop(top: number, raised: number): CSSProperties {
  const places = { '--note-top': `${top - raised}px`, '--note-raised': `${raised}px` };

  return places as CSSProperties; // a custom property is none of the known ones
}
