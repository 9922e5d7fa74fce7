import { limits } from '@longhand/contract/limits';
import type { OwnWordKind } from '@longhand/contract/own-words';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeviceOnlyTexts } from '../../../platform/preferences.ts';
import { showToast } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { FileButton } from '../../files/open/file-button.tsx';
import { isSyncable, ownEntryKey } from '../../storage/device/own-entries.ts';
import { useLab } from '../../storage/lab.ts';
import { useOwnEntries, useOwnWordActions } from '../own-words.ts';
import styles from './own-words.module.css';
import { readWordFile } from './read-word-file.ts';
import { WordProjectSelect } from './scope-select.tsx';
import {
  guessFormat,
  kindOfFormat,
  parseWords,
  type WordFormat,
  wordFormats,
} from './word-file-formats.ts';

type ChosenFile = { name: string; text: string; format: WordFormat };

type ImportWordsProps = {
  projectId: string | null;
  /** Called with the kind of the added words, or null if none were added. */
  onDone: (added: OwnWordKind | null) => void;
};

/** Imports words from a file, with a preview before anything is added. */
export function ImportWords({ projectId: defaultProjectId, onDone }: ImportWordsProps) {
  const t = useTranslations('own-words');
  const cancel = useTranslations('ui')('cancel');
  const lab = useLab();
  const own = useOwnWordActions();
  const { data: entries = [] } = useOwnEntries();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [projectId, setProject] = useState(defaultProjectId);
  const [isHeld, setHeld] = useState(useDeviceOnlyTexts());
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);

  const readFile = async (file: File) => {
    const read = await readWordFile(file);
    setChosen(null);
    if ('problem' in read) {
      const size = limits.ownWordsFileBytesMax / 1_000_000;

      return setProblem(t(`import.${read.problem}`, { name: file.name, size }));
    }
    setProblem(null);
    setChosen({ name: file.name, text: read.text, format: guessFormat(file.name, read.text) });
  };

  const importPreview = chosen && preview(chosen);

  /** Which words are new, already known, or invalid. */
  function preview({ text, format }: ChosenFile) {
    const { words, skipped } = parseWords(text, format);
    const existing = new Set(entries.map(ownEntryKey));
    const parsed = words.map((word) => ({ ...word, id: lab.newId(), projectId, rule: '' }));
    const usable = parsed.filter(isSyncable);
    const newWords = usable.filter((word) => !existing.has(ownEntryKey(word)));
    const unusable = parsed.filter((word) => !isSyncable(word)).map(({ word }) => word);

    return {
      fresh: newWords,
      known: usable.length - newWords.length,
      skipped: [...skipped, ...unusable],
      isTooMany: entries.length + newWords.length > limits.ownWordsMax,
    };
  }

  const add = async (fresh: NonNullable<typeof importPreview>['fresh'], format: WordFormat) => {
    setAdding(true);
    try {
      await own.add(fresh.map((word) => ({ ...word, held: isHeld ? 'here' : null })));
    } catch {
      setAdding(false);

      return setProblem(t('forbidden'));
    }
    showToast({
      type: 'success',
      words: t('import.done', { count: fresh.length }),
      undo: () => void own.remove(fresh.map(({ id }) => id)).catch(() => undefined),
    });
    onDone(kindOfFormat[format]);
  };

  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{t('import.lede')}</p>
      <p>
        <FileButton accept=".txt,.dic,text/plain" onFiles={([file]) => file && void readFile(file)}>
          {t(chosen === null ? 'import.choose' : 'import.another')}
        </FileButton>
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      {chosen && importPreview && (
        <>
          <p className={styles.sentence}>
            {t.rich('import.read', {
              name: () => <bdi>{chosen.name}</bdi>,
              format: () => (
                <InlineSelect<WordFormat>
                  label={t('import.format')}
                  value={chosen.format}
                  options={wordFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
                  onChange={(format) => setChosen({ ...chosen, format })}
                />
              ),
              scope: () => <WordProjectSelect projectId={projectId} onChange={setProject} />,
            })}
          </p>
          <p role="status">
            {t('import.found', { fresh: importPreview.fresh.length, known: importPreview.known })}{' '}
            {importPreview.skipped.length > 0 &&
              t('import.skipped', {
                count: importPreview.skipped.length,
                line: `\u2068${(importPreview.skipped[0] ?? '').slice(0, 40)}\u2069`,
              })}
          </p>
          <Checkbox
            label={t('deviceOnly')}
            checked={isHeld}
            onChange={(event) => setHeld(event.target.checked)}
          />
          <ul className={styles.preview} aria-label={t('import.preview')}>
            {importPreview.fresh.slice(0, 12).map(({ id, word }) => (
              <li key={id} dir="auto">
                {word}
              </li>
            ))}
          </ul>
          {importPreview.isTooMany && (
            <p role="alert">{t('import.tooMany', { limit: limits.ownWordsMax })}</p>
          )}
        </>
      )}
      <p className={styles.actions}>
        <Button onClick={() => onDone(null)}>{cancel}</Button>
        <Button
          variant="primary"
          loading={isAdding}
          disabled={!importPreview || importPreview.fresh.length === 0 || importPreview.isTooMany}
          onClick={() => chosen && importPreview && void add(importPreview.fresh, chosen.format)}
        >
          {t('import.add', { count: importPreview?.fresh.length ?? 0 })}
        </Button>
      </p>
    </div>
  );
}
