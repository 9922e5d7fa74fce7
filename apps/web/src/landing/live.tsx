import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../ui/text-link.tsx';
import styles from './live.module.css';
import { LiveMargin } from './live-margin.tsx';
import { LivePanel } from './live-panel.tsx';
import { LiveRhythm } from './live-rhythm.tsx';
import { type Marked, useMarks } from './marks.ts';
import { readPage } from './page-text.ts';
import { useReading } from './reading.ts';

/** The real analysis, on a page of the visitor's own. Nothing of it leaves the browser. */
export default function Live() {
  const t = useTranslations();
  const page = useRef<HTMLDivElement>(null);
  const example = t('landing.example');
  const [own, setOwn] = useState<string | null>(null);
  const [only, setOnly] = useState<Marked | null>(null);
  const reading = useReading(own ?? example);
  useMarks(page, reading, only);

  // The page belongs to the one who writes in it: only the example is put there by us.
  useLayoutEffect(() => {
    if (own === null && page.current !== null) page.current.textContent = example;
  }, [own, example]);

  return (
    <>
      <p className={styles.head}>
        <b id="live-title">{t('landing.live.title')}</b>
        {own === null ? (
          <span>{t('landing.live.read')}</span>
        ) : (
          <TextButton quiet onClick={() => setOwn(null)}>
            {t('landing.live.restore')}
          </TextButton>
        )}
      </p>
      <div className={styles.desk}>
        <div className={styles.sheet}>
          {/* biome-ignore lint/a11y/useSemanticElements: a textarea can not carry marks within its text */}
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
            onInput={(event) => setOwn(readPage(event.currentTarget).text)}
          />
          <LiveMargin page={page} reading={reading} only={only} />
        </div>
        <LivePanel reading={reading} only={only} onOnly={setOnly} />
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
