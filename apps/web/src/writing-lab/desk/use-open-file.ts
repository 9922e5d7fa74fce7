import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUsualKind } from '../../platform/preferences.ts';
import { keepDraft } from '../device/drafts.ts';
import { useFileProblem } from '../files/file-problem.ts';
import { useLab } from '../lab.ts';
import { countWords } from '../typed/typed-words.ts';
import { emptyDraft } from './opening.ts';

export type FileOpening = {
  /** The name of the file that is being read. */
  reading: string | null;
  problem: string | null;
  open(file: File): Promise<void>;
  cancel(): void;
  dismiss(): void;
};

/** Opens a file in the analyzer: as a draft of its own on this device, so that no other text is written over. */
export function useOpenFile(): FileOpening {
  const t = useTranslations('samples');
  const lab = useLab();
  const kind = useUsualKind();
  const navigate = useNavigate();
  const fileProblem = useFileProblem();
  const [current, setCurrent] = useState<{ name: string; controller: AbortController } | null>(
    null,
  );
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (file: File) => {
    const controller = new AbortController();
    setProblem(null);
    setCurrent({ name: file.name, controller });
    try {
      const { files } = await import('../files/start-file-worker.ts');
      const opened = await files.read(file, controller.signal);
      const { text, title } = opened;
      const draft = { ...emptyDraft({ ...lab, kind: opened.kind ?? kind }), text, title };
      const words = countWords(text);
      const database = await lab.database().catch(() => null);
      if (database === null) return setProblem(t('notKept'));
      await keepDraft(database, { ...draft, words, pasted: words });
      await navigate({
        to: '/app/writing-lab/analyzer' as string, // one of the routes that are made from the table
        search: { draft: draft.id },
      });
    } catch (failure) {
      if (!controller.signal.aborted) setProblem(`${file.name}: ${fileProblem(failure)}`);
    } finally {
      setCurrent(null);
    }
  };

  return {
    reading: current?.name ?? null,
    problem,
    open,
    cancel: () => current?.controller.abort(),
    dismiss: () => setProblem(null),
  };
}
