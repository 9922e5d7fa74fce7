import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDefaultDocumentKind } from '../../platform/preferences.ts';
import { createEmptyDraft } from '../document/open-text.ts';
import { useFileFailureText } from '../files/open/file-failure-text.ts';
import { saveDraft } from '../storage/device/drafts.ts';
import { useLab } from '../storage/lab.ts';
import { countWords } from '../storage/typed/typed-words.ts';

export type FileOpening = {
  /** Name of the file being read. */
  reading: string | null;
  problem: string | null;
  open(file: File): Promise<void>;
  cancel(): void;
  dismiss(): void;
};

/** Opens a file in the analyzer as a new draft on this device, so that no other text is overwritten. */
export function useOpenFile(): FileOpening {
  const t = useTranslations('samples');
  const lab = useLab();
  const kind = useDefaultDocumentKind();
  const navigate = useNavigate();
  const fileProblem = useFileFailureText();
  const [current, setCurrent] = useState<{ name: string; controller: AbortController } | null>(
    null,
  );
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (file: File) => {
    const controller = new AbortController();
    setProblem(null);
    setCurrent({ name: file.name, controller });
    try {
      const { textFileReader } = await import('../files/open/start-file-worker.ts');
      const opened = await textFileReader.read(file, controller.signal);
      const { text, title } = opened;
      const draft = { ...createEmptyDraft({ ...lab, kind: opened.kind ?? kind }), text, title };
      const words = countWords(text);
      const database = await lab.database().catch(() => null);
      if (database === null) return setProblem(t('notKept'));
      await saveDraft(database, { ...draft, words, pasted: words });
      await navigate({
        to: '/app/writing-lab/analyzer' as string, // a generated route
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
