import type { Finding } from '@longhand/analysis';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { isBracketed } from '../editor/bracketed.ts';
import { rankOf } from '../editor/find.ts';
import { closeNote, stepTo } from '../editor/notes.ts';
import { isLearnable, useLearning } from '../own-words/use-words-on-desk.ts';
import { MarkedName } from '../panel/category-name.tsx';
import styles from './note.module.css';
import { replacement } from './replacement.ts';
import { useIgnoring } from './use-ignoring.ts';

const EchoPart = lazy(() => import('./echo-part.tsx'));

type NoteProps = {
  desk: Desk;
  look: Look;
  finding: Finding;
  onIgnored: () => void;
  /** Whether the keyboard stays in the notes, as it does from one replacement to the next. */
  takesFocus: boolean;
  /** A replacement was made with the keyboard. */
  onReplaced: () => void;
};

/** The open finding: what it is, what could stand there instead, how to be rid of it, and the rule behind it. */
export default function Note({
  desk,
  look,
  finding,
  onIgnored,
  takesFocus,
  onReplaced,
}: NoteProps) {
  const t = useTranslations('writing-lab.note');
  const name = t(`name.${finding.rule}`);
  const isOfWholeText = finding.rule === 'old-spelling';
  const ignoring = useIgnoring(desk, onIgnored);
  const { learn } = useLearning(desk);
  const { rank, of } = rankOf(look, finding);
  const view = desk.view.get();
  const section = useRef<HTMLElement>(null);
  const wasReplaced = useRef(takesFocus);
  useEffect(() => {
    if (!wasReplaced.current) return;
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
          onClick={() => view && stepTo(view, 'previous', finding.category)}
        >
          <span className={styles.back} />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t('next')}
          onClick={() => view && stepTo(view, 'next', finding.category)}
        >
          <span className={styles.forth} />
        </button>
        <button type="button" className={styles.step} aria-label={t('close')} onClick={close}>
          <Icon name="close" size={14} />
        </button>
      </header>
      <p>{t(`reason.${finding.reason.code}`, finding.reason.values)}</p>
      {(finding.category === 'echo' || isOfWholeText) && (
        <Suspense>
          <EchoPart desk={desk} look={look} echo={finding} />
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
                if (!replace(desk, finding, word)) return;
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
        {isLearnable(finding) && (
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

/** Puts the words in and opens the next finding; whether there was something to put them for. */
function replace(desk: Desk, finding: Finding, word: string): boolean {
  const view = desk.view.get();
  const step = view && replacement(view.state, finding, word);
  if (!step) return false;
  view.dispatch(step);
  stepTo(view, 'next');

  return true;
}
