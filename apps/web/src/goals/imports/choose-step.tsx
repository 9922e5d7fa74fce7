import { UnreadableFileError } from '@longhand/progress-files/record';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import styles from './imports.module.css';
import { PastImports } from './past-imports.tsx';
import { type ImportSource, parseSource, readSource, sourceFromText } from './read-source.ts';

/** File or pasted list; the format is detected from the content. */
export function ChooseStep({ onChoose }: { onChoose: (source: ImportSource) => void }) {
  const t = useTranslations('imports');
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<{ at: 'file' | 'list'; words: string } | null>(null);

  const readFile = async (file: File) => {
    setProblem(null);
    try {
      onChoose(await readSource(file));
    } catch (failure) {
      const reason = failure instanceof UnreadableFileError ? failure.reason : 'broken';
      setProblem({ at: 'file', words: t(`unreadable.${reason}`, { name: file.name }) });
    }
  };
  const readPastedList = () => {
    const source = sourceFromText(pasted);
    if (parseSource(source).records.length > 0) onChoose(source);
    else setProblem({ at: 'list', words: t('listWrong') });
  };

  return (
    <div className={styles.step}>
      <p className={styles.words}>{t('kinds')}</p>
      <FileDrop
        label={t('drop')}
        accept=".zip,.json,.jsonl,.csv,.tsv,.txt,text/csv,application/zip,application/json"
        files={[]}
        onFiles={([file]) => void (file !== undefined && readFile(file))}
        onRemove={() => setProblem(null)}
      />
      {problem?.at === 'file' && (
        <p className={styles.error} role="alert">
          {problem.words}
        </p>
      )}
      <TextArea
        label={t('list')}
        hint={t('listHint')}
        value={pasted}
        rows={3}
        dir="auto"
        error={problem?.at === 'list' && problem.words}
        onChange={({ target }) => setPasted(target.value)}
      />
      <p>
        <Button onClick={readPastedList} disabled={pasted.trim() === ''}>
          {t('readList')}
        </Button>
      </p>
      <PastImports />
    </div>
  );
}
