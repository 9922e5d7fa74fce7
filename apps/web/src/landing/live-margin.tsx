import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isMarked, type MarkedCategory } from './finding-highlights.ts';
import styles from './live-margin.module.css';
import { layoutMargin, type MarginLayout } from './margin-layout.ts';
import { readEditableText } from './page-text.ts';
import type { LiveAnalysisState } from './use-live-analysis.ts';

type LiveMarginProps = {
  page: RefObject<HTMLElement | null>;
  reading: LiveAnalysisState;
  activeCategory: MarkedCategory | null;
};

/** Notes beside each line and brackets around long sentences. Hidden from screen readers: the panel gives the same counts. */
export function LiveMargin({ page, reading, activeCategory }: LiveMarginProps) {
  const t = useTranslations('landing.live');
  const overlayRef = useRef<HTMLDivElement>(null);
  const { notes, corners } = useMarginLayout({ page, reading, activeCategory }, overlayRef);

  return (
    <div ref={overlayRef} className={styles.margin} aria-hidden="true">
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

const emptyLayout: MarginLayout = { notes: [], corners: [] };

/** Measured again when the text is analyzed, reflows or scrolls. */
function useMarginLayout(
  { page, reading, activeCategory }: LiveMarginProps,
  overlayRef: RefObject<HTMLElement | null>,
): MarginLayout {
  const [layout, setLayout] = useState(emptyLayout);

  useEffect(() => {
    const [pageElement, overlayElement] = [page.current, overlayRef.current];
    if (pageElement === null || overlayElement === null || reading.state !== 'read') return;
    const shown = reading.analysis.findings
      .filter(isMarked)
      .filter(({ category }) => activeCategory === null || category === activeCategory);
    const measure = () => {
      const content = readEditableText(pageElement);
      if (content.text !== reading.text) return;
      setLayout(layoutMargin(shown, content, { page: pageElement, over: overlayElement }));
    };
    const resizeObserver = new ResizeObserver(measure);
    resizeObserver.observe(pageElement);
    pageElement.addEventListener('scroll', measure);
    void document.fonts.ready.then(measure);

    return () => {
      resizeObserver.disconnect();
      pageElement.removeEventListener('scroll', measure);
    };
  }, [page, overlayRef, reading, activeCategory]);

  return layout;
}
