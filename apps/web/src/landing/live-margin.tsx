import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './live-margin.module.css';
import { type Places, placesOf } from './live-places.ts';
import { isMarked, type Marked } from './marks.ts';
import { readPage } from './page-text.ts';
import type { Reading } from './reading.ts';

type LiveMarginProps = {
  page: RefObject<HTMLElement | null>;
  reading: Reading;
  only: Marked | null;
};

/** Beside each line what was found on it, and the half brackets of long sentences. The panel says the same in figures. */
export function LiveMargin({ page, reading, only }: LiveMarginProps) {
  const t = useTranslations('landing.live');
  const over = useRef<HTMLDivElement>(null);
  const { notes, corners } = usePlaces({ page, reading, only }, over);

  return (
    <div ref={over} className={styles.margin} aria-hidden="true">
      {corners.map(({ end, dir, left, top }) => (
        <i key={`${end} ${top} ${left}`} dir={dir} className={styles[end]} style={{ left, top }} />
      ))}
      {notes.map(({ top, items }) => (
        <p key={top} className={styles.note} style={{ top: top - 8 }}>
          {items.map(({ category, words }, index) => (
            <span key={category}>
              {index > 0 && t('between')}
              <span className={styles[category]}>
                {category === 'long-sentence'
                  ? t('words', { count: words })
                  : t(`gloss.${category}`)}
              </span>
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

const none: Places = { notes: [], corners: [] };

/** Measured anew whenever the text is read, flows differently or is scrolled. */
function usePlaces(
  { page, reading, only }: LiveMarginProps,
  over: RefObject<HTMLElement | null>,
): Places {
  const [places, setPlaces] = useState(none);

  useEffect(() => {
    const [sheet, margin] = [page.current, over.current];
    if (sheet === null || margin === null || reading.state !== 'read') return;
    const shown = reading.analysis.findings
      .filter(isMarked)
      .filter(({ category }) => only === null || category === only);
    const measure = () => {
      const content = readPage(sheet);
      if (content.text !== reading.text) return;
      setPlaces(placesOf(shown, content, { page: sheet, over: margin }));
    };
    const flow = new ResizeObserver(measure);
    flow.observe(sheet);
    sheet.addEventListener('scroll', measure);
    void document.fonts.ready.then(measure);

    return () => {
      flow.disconnect();
      sheet.removeEventListener('scroll', measure);
    };
  }, [page, over, reading, only]);

  return places;
}
