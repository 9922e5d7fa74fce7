import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../ui/text-link.tsx';
import { type MarkedCategory, useFindingHighlights } from './finding-highlights.ts';
import styles from './live.module.css';
import { LiveMargin } from './live-margin.tsx';
import { LivePanel } from './live-panel.tsx';
import { LiveRhythm } from './live-rhythm.tsx';
import { readEditableText } from './page-text.ts';
import { useLiveAnalysis } from './use-live-analysis.ts';

/** The analysis engine on text that the visitor types. The text never leaves the browser. */
export default function LiveAnalysis() {
  const t = useTranslations();
  const page = useRef<HTMLDivElement>(null);
  const example = t('landing.example');
  const [ownText, setOwnText] = useState<string | null>(null);
  const [activeCategory, setActiveCategory] = useState<MarkedCategory | null>(null);
  const reading = useLiveAnalysis(ownText ?? example);
  useFindingHighlights(page, reading, activeCategory);

  // Uncontrolled: React writes only the example text, never the visitor's.
  useLayoutEffect(() => {
    if (ownText === null && page.current !== null) page.current.textContent = example;
  }, [ownText, example]);

  return (
    <>
      <p className={styles.head}>
        <b id="live-title">{t('landing.live.title')}</b>
        {ownText === null ? (
          <span>{t('landing.live.read')}</span>
        ) : (
          <TextButton quiet onClick={() => setOwnText(null)}>
            {t('landing.live.restore')}
          </TextButton>
        )}
      </p>
      <div className={styles.desk}>
        <div className={styles.sheet}>
          {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot highlight ranges of its text */}
          <div
            ref={page}
            className={styles.page}
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-labelledby="live-title"
            contentEditable="plaintext-only"
            spellCheck={false}
            dir="auto"
            onInput={(event) => setOwnText(readEditableText(event.currentTarget).text)}
          />
          <LiveMargin page={page} reading={reading} activeCategory={activeCategory} />
        </div>
        <LivePanel
          reading={reading}
          activeCategory={activeCategory}
          onCategoryChange={setActiveCategory}
        />
      </div>
      <div className={styles.below}>
        <p className={styles.foot}>
          {reading.state === 'read' &&
            t('landing.live.foot', { milliseconds: Math.max(1, Math.round(reading.milliseconds)) })}
          {reading.state === 'reading' && t('landing.live.waiting')}
          {reading.state === 'failed' && t('landing.live.failed')}
        </p>
        <LiveRhythm reading={reading} />
      </div>
    </>
  );
}
