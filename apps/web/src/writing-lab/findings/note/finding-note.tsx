import type { Finding } from '@longhand/analysis';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import { isUnknownWord, useDictionaryActions } from '../../document/use-desk-own-words.ts';
import { rankOf } from '../../editor/findings/finding-navigation.ts';
import { closeNote, goToFinding } from '../../editor/findings/finding-notes.ts';
import { isBracketed } from '../../editor/findings/is-bracketed.ts';
import { MarkedName } from '../category-name.tsx';
import styles from './note.module.css';
import { ReasonText } from './reason-text.tsx';
import { createReplacement } from './replacement.ts';
import { useIgnoreFindings } from './use-ignore-findings.ts';

const EchoPart = lazy(() => import('./echo-part.tsx'));

type FindingNoteProps = {
  desk: Desk;
  snapshot: AnalysisSnapshot;
  finding: Finding;
  onIgnored: () => void;
  /** Whether focus stays in the notes, as after a replacement by keyboard. */
  takesFocus: boolean;
  /** Called after a replacement made by keyboard. */
  onReplaced: () => void;
};

/** The note of the open finding: name, explanation, suggestions, ignore actions and the rule. */
export default function FindingNote({
  desk,
  snapshot,
  finding,
  onIgnored,
  takesFocus,
  onReplaced,
}: FindingNoteProps) {
  const t = useTranslations('writing-lab.note');
  const name = t(`name.${finding.rule}`);
  const isOfWholeText = finding.rule === 'old-spelling';
  const ignoring = useIgnoreFindings(desk, onIgnored);
  const { learn } = useDictionaryActions(desk);
  const { rank, of } = rankOf(snapshot, finding);
  const view = desk.view.get();
  const section = useRef<HTMLElement>(null);
  const shouldFocus = useRef(takesFocus);
  useEffect(() => {
    if (!shouldFocus.current) return;
    const note = section.current;
    (
      note?.querySelector<HTMLElement>('[data-replacement]') ?? note?.querySelector('button')
    )?.focus();
  }, []);
  const close = () => {
    if (!view) return;
    closeNote(view);
    view.focus();
  };

  return (
    <section
      ref={section}
      className={styles.note}
      aria-label={t('label', { category: name })}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>
            <MarkedName category={finding.category} name={name} />
          </h2>
          <p className={styles.position}>{t('position', { rank, of })}</p>
        </div>
        <button
          type="button"
          className={styles.step}
          aria-label={t('previous')}
          onClick={() => view && goToFinding(view, 'previous', finding.category)}
        >
          <span className={styles.back} />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t('next')}
          onClick={() => view && goToFinding(view, 'next', finding.category)}
        >
          <span className={styles.forth} />
        </button>
        <button type="button" className={styles.step} aria-label={t('close')} onClick={close}>
          <Icon name="close" size={14} />
        </button>
      </header>
      <ReasonText finding={finding} language={snapshot.analysis.language} />
      {(finding.category === 'echo' || isOfWholeText) && (
        <Suspense>
          <EchoPart desk={desk} snapshot={snapshot} echo={finding} />
        </Suspense>
      )}
      {finding.suggestions.length > 0 && (
        <div className={styles.try}>
          {finding.suggestions.slice(0, 3).map((word) => (
            <Button
              key={word}
              size="small"
              data-replacement
              className={word === '' ? undefined : styles.word}
              aria-label={word === '' ? t('leaveOut') : t('replace', { word })}
              onClick={({ detail }) => {
                if (!applyReplacement(desk, finding, word)) return;
                if (detail === 0) onReplaced();
                else view?.focus();
              }}
            >
              {word === '' ? t('leaveOut') : word}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.acts}>
        {isUnknownWord(finding) && (
          <TextButton onClick={() => learn(finding)}>
            {t('learn', { text: finding.text })}
          </TextButton>
        )}
        <TextButton onClick={() => ignoring.here(finding)}>{t('ignoreHere')}</TextButton>
        <TextButton onClick={() => ignoring.rule(finding)}>{t('ignoreRule')}</TextButton>
        {!isBracketed(finding) && !isOfWholeText && (
          <TextButton onClick={() => ignoring.always(finding)}>
            {t('ignoreAlways', { text: finding.text })}
          </TextButton>
        )}
      </div>
      <p className={styles.rule}>{t(`rule.${finding.rule}`, finding.reason.values)}</p>
    </section>
  );
}

/** Applies a suggestion and opens the next finding. Returns false if the words have changed. */
function applyReplacement(desk: Desk, finding: Finding, word: string): boolean {
  const view = desk.view.get();
  const step = view && createReplacement(view.state, finding, word);
  if (!step) return false;
  view.dispatch(step);
  goToFinding(view, 'next');

  return true;
}
