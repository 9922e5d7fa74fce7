import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { OnPaper } from '../../ui/chart.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { isVerse } from '../verse-margin/is-verse.ts';
import { useWhole } from '../views/use-whole.ts';
import { viewNames } from '../views/views.tsx';
import { collectFindings } from './collect-findings.ts';
import { FindingsPart } from './findings-part.tsx';
import { NotMeasured } from './not-measured.tsx';
import styles from './report.module.css';
import { ScoresPart } from './scores-part.tsx';
import { ViewsPart } from './views-part.tsx';

type ReportProps = { desk: Desk; onClose: () => void };

/** Everything that was found and measured of a text, on one page over the desk, to be printed or saved as PDF by the browser. */
export default function Report({ desk, onClose }: ReportProps) {
  const t = useTranslations('desk.report');
  const look = useStore(desk.look);
  const { whole, hasFailed } = useWhole(desk);
  const kinds = useMemo(
    () => (look ? collectFindings(look, desk.doc().toString()) : []),
    [desk, look],
  );
  const listed = useSteps(kinds.length);
  const { kind } = useStore(desk.meta);
  const views = viewNames.filter((name) => name !== 'verse' || isVerse(kind));
  const drawn = useSteps(whole ? views.length : 0);
  const isAnalyzed = look !== null && look.took !== null;
  const isReady = isAnalyzed && listed === kinds.length && (drawn === views.length || hasFailed);

  return (
    <Overlay label={t('menu')} onClose={onClose}>
      <div className={styles.actions}>
        <Button size="small" onClick={onClose}>
          {t('back')}
        </Button>
        <Button
          size="small"
          variant="primary"
          loading={!isReady}
          onClick={() => void document.fonts.ready.then(() => window.print())}
        >
          {t('print')}
        </Button>
        <span role="status">{!isReady && t('preparing')}</span>
      </div>
      <article className={styles.page} aria-busy={!isReady}>
        {look && (
          <OnPaper value={true}>
            <Head desk={desk} look={look} />
            <ScoresPart desk={desk} look={look} />
            <FindingsPart look={look} kinds={kinds.slice(0, listed)} />
            <ViewsPart
              desk={desk}
              whole={whole}
              names={views.slice(0, drawn)}
              hasFailed={hasFailed}
            />
            <NotMeasured desk={desk} look={look} />
          </OnPaper>
        )}
      </article>
    </Overlay>
  );
}

function Head({ desk, look }: { desk: Desk; look: Look }) {
  const t = useTranslations();
  const format = useFormatter();
  const { title, kind } = useStore(desk.meta);
  const { counts, language } = look.analysis;
  const facts = [
    ['date', format.dateTime(new Date(nowMs()), { dateStyle: 'long' })],
    ['kind', t(`writing-lab.kinds.${kind}`)],
    ['language', t(`writing-lab.languages.${language}`)],
    ['words', format.number(counts.words)],
    ['sentences', format.number(counts.sentences)],
  ] as const;

  return (
    <header>
      <h1 className={styles.title} dir="auto">
        {title || t('writing-lab.untitled')}
      </h1>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`desk.report.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** Counts up to a number, one a frame: what is long is drawn in parts, and the page answers in between. */
function useSteps(count: number): number {
  const [steps, setSteps] = useState(0);

  useEffect(() => {
    if (steps >= count) return;
    const frame = requestAnimationFrame(() => setSteps(steps + 1));

    return () => cancelAnimationFrame(frame);
  }, [steps, count]);

  return Math.min(steps, count);
}

type OverlayProps = { label: string; onClose: () => void; children: ReactNode };

/** Covers the page; what lies below is out of reach until it closes. */
function Overlay({ label, onClose, children }: OverlayProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const below = [...document.body.children].filter(
      (element) => element !== place.current && !element.hasAttribute('inert'),
    );
    for (const element of below) element.setAttribute('inert', '');
    place.current?.querySelector('button')?.focus();

    return () => {
      for (const element of below) element.removeAttribute('inert');
    };
  }, []);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    window.addEventListener('keydown', closeOnEscape);

    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return createPortal(
    <div
      ref={place}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      className={styles.report}
      data-scheme="light"
    >
      {children}
    </div>,
    document.body,
  );
}
