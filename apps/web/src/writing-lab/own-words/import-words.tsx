import { limits } from '@longhand/contract/limits';
import type { OwnWordKind } from '@longhand/contract/own-words';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTextsHere } from '../../platform/preferences.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { InkSelect } from '../../ui/ink-field.tsx';
import { isKeepable, placeOf } from '../device/own-entries.ts';
import { FileButton } from '../files/file-button.tsx';
import { useLab } from '../lab.ts';
import { guessFormat, kindOfFormat, readWords, type WordFormat, wordFormats } from './formats.ts';
import styles from './own-words.module.css';
import { useOwnEntries, useOwnWords } from './own-words.ts';
import { readWordFile } from './read-word-file.ts';
import { HoldsFor } from './scope-select.tsx';

type Chosen = { name: string; text: string; format: WordFormat };

type ImportWordsProps = {
  projectId: string | null;
  /** With the kind of what was added; null when nothing was. */
  onDone: (added: OwnWordKind | null) => void;
};

/** The words of a file, shown with their number before any of them is added. */
export function ImportWords({ projectId: startsIn, onDone }: ImportWordsProps) {
  const t = useTranslations('own-words');
  const cancel = useTranslations('ui')('cancel');
  const lab = useLab();
  const own = useOwnWords();
  const { data: entries = [] } = useOwnEntries();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [projectId, setProject] = useState(startsIn);
  const [isHeld, setHeld] = useState(useTextsHere());
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);

  const take = async (file: File) => {
    const read = await readWordFile(file);
    setChosen(null);
    if ('problem' in read) {
      const size = limits.ownWordsFileBytes / 1_000_000;

      return setProblem(t(`import.${read.problem}`, { name: file.name, size }));
    }
    setProblem(null);
    setChosen({ name: file.name, text: read.text, format: guessFormat(file.name, read.text) });
  };

  const found = chosen && preview(chosen);

  /** What is new, what is there, what is no word. */
  function preview({ text, format }: Chosen) {
    const { words, skipped } = readWords(text, format);
    const there = new Set(entries.map(placeOf));
    const said = words.map((word) => ({ ...word, id: lab.newId(), projectId, rule: '' }));
    const usable = said.filter(isKeepable);
    const fresh = usable.filter((word) => !there.has(placeOf(word)));
    const unusable = said.filter((word) => !isKeepable(word)).map(({ word }) => word);

    return {
      fresh,
      known: usable.length - fresh.length,
      skipped: [...skipped, ...unusable],
      isTooMany: entries.length + fresh.length > limits.ownWordsMax,
    };
  }

  const add = async (fresh: NonNullable<typeof found>['fresh'], format: WordFormat) => {
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
        <FileButton accept=".txt,.dic,text/plain" onFiles={([file]) => file && void take(file)}>
          {t(chosen === null ? 'import.choose' : 'import.another')}
        </FileButton>
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      {chosen && found && (
        <>
          <p className={styles.sentence}>
            {t.rich('import.read', {
              name: () => <bdi>{chosen.name}</bdi>,
              format: () => (
                <InkSelect<WordFormat>
                  label={t('import.format')}
                  value={chosen.format}
                  options={wordFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
                  onChange={(format) => setChosen({ ...chosen, format })}
                />
              ),
              scope: () => <HoldsFor projectId={projectId} onChange={setProject} />,
            })}
          </p>
          <p role="status">
            {t('import.found', { fresh: found.fresh.length, known: found.known })}{' '}
            {found.skipped.length > 0 &&
              t('import.skipped', {
                count: found.skipped.length,
                line: `\u2068${(found.skipped[0] ?? '').slice(0, 40)}\u2069`,
              })}
          </p>
          <Checkbox
            label={t('deviceOnly')}
            checked={isHeld}
            onChange={(event) => setHeld(event.target.checked)}
          />
          <ul className={styles.preview} aria-label={t('import.preview')}>
            {found.fresh.slice(0, 12).map(({ id, word }) => (
              <li key={id} dir="auto">
                {word}
              </li>
            ))}
          </ul>
          {found.isTooMany && (
            <p role="alert">{t('import.tooMany', { limit: limits.ownWordsMax })}</p>
          )}
        </>
      )}
      <p className={styles.actions}>
        <Button onClick={() => onDone(null)}>{cancel}</Button>
        <Button
          variant="primary"
          loading={isAdding}
          disabled={!found || found.fresh.length === 0 || found.isTooMany}
          onClick={() => chosen && found && void add(found.fresh, chosen.format)}
        >
          {t('import.add', { count: found?.fresh.length ?? 0 })}
        </Button>
      </p>
    </div>
  );
}
