import type { OwnWordKind } from '@longhand/contract/own-words';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OwnEntry } from '../../storage/device/own-entry.ts';
import { ExportWords } from './export-words.tsx';
import type { OwnWordFilter } from './filter-own-words.ts';
import { ImportWords } from './import-words.tsx';
import styles from './own-words.module.css';
import { WordForm } from './word-form.tsx';
import { WordList } from './word-list.tsx';

type OwnWordsDialogProps = {
  /** The project whose words are shown first; null for all words. */
  projectId?: string | null;
  onClose: () => void;
};

type Step = { is: 'list' | 'import' | 'export' } | { is: 'form'; entry: OwnEntry | OwnWordKind };

/** Manages the user's own words on all devices: search, add, edit, remove, import and export. */
export default function OwnWordsDialog({ projectId = null, onClose }: OwnWordsDialogProps) {
  const t = useTranslations('own-words');
  const [filter, setFilter] = useState<OwnWordFilter>({
    kind: 'dictionary',
    scope: projectId ?? 'all',
    search: '',
  });
  const [step, setStep] = useState<Step>({ is: 'list' });
  const container = useRef<HTMLDivElement>(null);
  const back = () => setStep({ is: 'list' });
  const defaultProjectId =
    filter.scope === 'all' || filter.scope === 'everywhere' ? null : filter.scope;

  // Each step replaces the focused element, so move focus back into the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each step
  useEffect(() => {
    if (document.activeElement === document.body) container.current?.focus();
  }, [step]);

  return (
    <Dialog open wide onClose={onClose} title={t('title')}>
      <div ref={container} tabIndex={-1} className={styles.place}>
        {step.is === 'list' && (
          <WordList
            filter={filter}
            onFilterChange={(change) => setFilter({ ...filter, ...change })}
            onEdit={(entry) => setStep({ is: 'form', entry })}
            onAdd={() => setStep({ is: 'form', entry: filter.kind })}
            onImport={() => setStep({ is: 'import' })}
            onExport={() => setStep({ is: 'export' })}
          />
        )}
        {step.is === 'form' && (
          <WordForm entry={step.entry} projectId={defaultProjectId} onDone={back} />
        )}
        {step.is === 'import' && (
          <ImportWords
            projectId={defaultProjectId}
            onDone={(kind) => {
              if (kind !== null) setFilter({ ...filter, kind, search: '' });
              back();
            }}
          />
        )}
        {step.is === 'export' && <ExportWords asked={filter} onDone={back} />}
      </div>
    </Dialog>
  );
}
