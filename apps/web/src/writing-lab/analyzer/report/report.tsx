import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { nowMs } from '../../../platform/clock.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { PrintContext } from '../../../ui/chart.tsx';
import { isVerse } from '../../analysis/texts/is-verse.ts';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import { useDocumentAnalysis } from '../../views/use-document-analysis.ts';
import { viewNames } from '../../views/views.tsx';
import { collectFindings } from './collect-findings.ts';
import { FindingsPart } from './findings-part.tsx';
import { NotMeasured } from './not-measured.tsx';
import styles from './report.module.css';
import { ScoresPart } from './scores-part.tsx';
import { ViewsPart } from './views-part.tsx';

type ReportProps = { desk: Desk; onClose: () => void };

/** All findings and measures of a text on one page over the editor, to print or save as PDF. */
export default function Report({ desk, onClose }: ReportProps) {
  const t = useTranslations('desk.report');
  const snapshot = useStore(desk.analysisSnapshot);
  const { documentAnalysis, hasFailed } = useDocumentAnalysis(desk);
  const kinds = useMemo(
    () => (snapshot ? collectFindings(snapshot, desk.doc().toString()) : []),
    [desk, snapshot],
  );
  const listedCount = useFrameCounter(kinds.length);
  const { kind } = useStore(desk.meta);
  const views = viewNames.filter((name) => name !== 'verse' || isVerse(kind));
  const drawnCount = useFrameCounter(documentAnalysis ? views.length : 0);
  const isAnalyzed = snapshot !== null && snapshot.duration !== null;
  const isReady =
    isAnalyzed && listedCount === kinds.length && (drawnCount === views.length || hasFailed);

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
        {snapshot && (
          <PrintContext value={true}>
            <ReportHeader desk={desk} snapshot={snapshot} />
            <ScoresPart desk={desk} snapshot={snapshot} />
            <FindingsPart snapshot={snapshot} kinds={kinds.slice(0, listedCount)} />
            <ViewsPart
              desk={desk}
              documentAnalysis={documentAnalysis}
              names={views.slice(0, drawnCount)}
              hasFailed={hasFailed}
            />
            <NotMeasured desk={desk} snapshot={snapshot} />
          </PrintContext>
        )}
      </article>
    </Overlay>
  );
}

function ReportHeader({ desk, snapshot }: { desk: Desk; snapshot: AnalysisSnapshot }) {
  const t = useTranslations();
  const format = useFormatter();
  const { title, kind } = useStore(desk.meta);
  const { counts, language } = snapshot.analysis;
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

/** Counts up by one per animation frame, so that a long report renders in parts and the page stays responsive. */
function useFrameCounter(count: number): number {
  const [steps, setSteps] = useState(0);

  useEffect(() => {
    if (steps >= count) return;
    const frame = requestAnimationFrame(() => setSteps(steps + 1));

    return () => cancelAnimationFrame(frame);
  }, [steps, count]);

  return Math.min(steps, count);
}

type OverlayProps = { label: string; onClose: () => void; children: ReactNode };

/** A full-page dialog. Everything below is inert until it closes. */
function Overlay({ label, onClose, children }: OverlayProps) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const background = [...document.body.children].filter(
      (element) => element !== container.current && !element.hasAttribute('inert'),
    );
    for (const element of background) element.setAttribute('inert', '');
    container.current?.querySelector('button')?.focus();

    return () => {
      for (const element of background) element.removeAttribute('inert');
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
      ref={container}
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
