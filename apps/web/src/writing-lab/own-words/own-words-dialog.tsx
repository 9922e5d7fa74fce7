import type { OwnWordKind } from '@longhand/contract/own-words';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import type { OwnEntry } from '../device/database.ts';
import { ExportWords } from './export-words.tsx';
import { ImportWords } from './import-words.tsx';
import styles from './own-words.module.css';
import type { Asked } from './shown-words.ts';
import { WordForm } from './word-form.tsx';
import { WordList } from './word-list.tsx';

type OwnWordsDialogProps = {
  /** Whose words are shown first: those of a project, or (null) all. */
  projectId?: string | null;
  onClose: () => void;
};

type Step = { is: 'list' | 'import' | 'export' } | { is: 'form'; entry: OwnEntry | OwnWordKind };

/** What the writer says of words, on all of their devices: to find, add, change, take out, bring in and take along. */
export default function OwnWordsDialog({ projectId = null, onClose }: OwnWordsDialogProps) {
  const t = useTranslations('own-words');
  const [asked, setAsked] = useState<Asked>({
    kind: 'dictionary',
    scope: projectId ?? 'all',
    search: '',
  });
  const [step, setStep] = useState<Step>({ is: 'list' });
  const place = useRef<HTMLDivElement>(null);
  const back = () => setStep({ is: 'list' });
  const startsIn = asked.scope === 'all' || asked.scope === 'everywhere' ? null : asked.scope;

  // What had the focus went with the step before: the keyboard goes on within the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, [step]);

  return (
    <Dialog open wide onClose={onClose} title={t('title')}>
      <div ref={place} tabIndex={-1} className={styles.place}>
        {step.is === 'list' && (
          <WordList
            asked={asked}
            onAsk={(change) => setAsked({ ...asked, ...change })}
            onEdit={(entry) => setStep({ is: 'form', entry })}
            onAdd={() => setStep({ is: 'form', entry: asked.kind })}
            onImport={() => setStep({ is: 'import' })}
            onExport={() => setStep({ is: 'export' })}
          />
        )}
        {step.is === 'form' && <WordForm entry={step.entry} projectId={startsIn} onDone={back} />}
        {step.is === 'import' && (
          <ImportWords
            projectId={startsIn}
            onDone={(kind) => {
              if (kind !== null) setAsked({ ...asked, kind, search: '' });
              back();
            }}
          />
        )}
        {step.is === 'export' && <ExportWords asked={asked} onDone={back} />}
      </div>
    </Dialog>
  );
}
