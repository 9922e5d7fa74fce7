import type { LanguageCode } from '@longhand/analysis';
import { loadAuthors } from '@longhand/analysis/measures/style/authors';
import { limits } from '@longhand/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { getAnalysisPool } from '../analysis/texts/analysis-pool.ts';
import { FileButton } from '../files/open/file-button.tsx';
import { useFileFailureText } from '../files/open/file-failure-text.ts';
import { readTextFiles } from '../files/open/read-text-files.ts';
import { textFileReader as fileReading } from '../files/open/start-file-worker.ts';
import { textLanguages } from '../library/details/text-languages.ts';
import { useLab } from '../storage/lab.ts';
import { type BooksProblem, measureBooks } from './measure-books.ts';
import styles from './style.module.css';
import { useSaveComparisonSet } from './use-comparison-sets.ts';

type Language = LanguageCode | 'auto';

/** Measures book files in this browser and saves the metrics as a comparison set. */
export default function NewComparisonSet({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const lab = useLab();
  const failureText = useFailureText();
  const fileProblem = useFileFailureText();
  const problemText = useBooksProblemText();
  const save = useSaveComparisonSet();
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<Language>('auto');
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const measure = async () => {
    const stop = new AbortController();
    const { signal } = stop;
    running.current = stop;
    setProblems([]);
    setDone(0);
    try {
      const { texts, refused } = await readTextFiles(chosen, {
        files: fileReading,
        signal,
        onRead: setDone,
      });
      signal.throwIfAborted();
      if (refused.length > 0) {
        setProblems(refused.map(({ name: file, failure }) => `${file}: ${fileProblem(failure)}`));
        return;
      }
      const measured = await measureBooks(texts, {
        language,
        read: (text, options) =>
          getAnalysisPool().analyze(text, { ...options, signal, isUrgent: true }),
        authorsOf: loadAuthors,
        onRead: (count) => setDone(texts.length + count),
      });
      if ('problem' in measured) {
        setProblems([problemText(measured.problem)]);
        return;
      }
      await save.mutateAsync({
        ...measured,
        id: lab.newId(),
        name: name.trim(),
        createdAt: lab.now(),
      });
      onDone();
    } catch (failure) {
      if (!signal.aborted) setProblems([failureText(failure)]);
    } finally {
      setDone(null);
    }
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void measure();
      }}
    >
      <p>{t('lab.style.sets.privacy')}</p>
      <TextField
        label={t('lab.style.sets.name')}
        autoFocus
        maxLength={limits.titleMax}
        dir="auto"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {chosen.length > 0 && (
        <ul className={styles.targets} aria-label={t('lab.style.sets.books')}>
          {chosen.map((file) => (
            <li key={file.name}>
              <bdi>{file.name}</bdi>{' '}
              <TextButton
                quiet
                aria-label={t('lab.style.sets.removeFile', { name: file.name })}
                onClick={() => setChosen(chosen.filter((one) => one !== file))}
              >
                {t('lab.style.sets.remove')}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      <FileButton many onFiles={(added) => setChosen(replaceSameNames(chosen, added))}>
        {t('lab.style.sets.choose')}
      </FileButton>
      <p>
        {t.rich('lab.style.sets.inLanguage', {
          language: () => (
            <InlineSelect<Language>
              label={t('lab.style.sets.language')}
              value={language}
              options={[
                { value: 'auto', label: t('lab.style.sets.detect') },
                ...textLanguages
                  .filter((code) => code !== 'und')
                  .map((value) => ({ value, label: t(`lab.languages.${value}`) })),
              ]}
              onChange={setLanguage}
            />
          ),
        })}
      </p>
      {problems.length > 0 && (
        <ul role="alert" className={styles.problem}>
          {problems.map((problem) => (
            <li key={problem} dir="auto">
              {problem}
            </li>
          ))}
        </ul>
      )}
      {done !== null && (
        <WorkProgress
          label={t('lab.style.sets.measuring', { count: chosen.length })}
          done={done}
          total={2 * chosen.length}
          onCancel={() => running.current?.abort()}
        />
      )}
      <p className={styles.actions}>
        <Button
          type="submit"
          loading={done !== null}
          disabled={name.trim() === '' || chosen.length === 0}
        >
          {t('lab.style.sets.save')}
        </Button>
        <TextButton quiet onClick={onDone}>
          {t('ui.cancel')}
        </TextButton>
      </p>
    </form>
  );
}

/** A file chosen again replaces the earlier one with the same name. */
function replaceSameNames(chosen: readonly File[], added: readonly File[]): readonly File[] {
  const names = new Set(added.map(({ name }) => name));

  return [...chosen.filter(({ name }) => !names.has(name)), ...added];
}

/** Explains why books cannot form a set, and what to do. */
function useBooksProblemText(): (problem: BooksProblem) => string {
  const t = useTranslations();
  const format = useFormatter();

  return (problem) => {
    if (problem.code === 'noLanguage') return t('lab.style.sets.problem.noLanguage');
    if (problem.code === 'tooShort') {
      return t('lab.style.sets.problem.tooShort', { needs: problem.needs, has: problem.has });
    }

    return t('lab.style.sets.problem.languages', {
      languages: format.list(problem.languages.map((code) => t(`lab.languages.${code}`))),
    });
  };
}
