import { ruleNames } from '@longhand/analysis';
import { limits } from '@longhand/contract/limits';
import type { OwnWordKind } from '@longhand/contract/own-words';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeviceOnlyTexts } from '../../../platform/preferences.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { OwnEntry } from '../../storage/device/own-entry.ts';
import { useLab } from '../../storage/lab.ts';
import { useOwnWordActions } from '../own-words.ts';
import styles from './own-words.module.css';
import { WordProjectSelect } from './scope-select.tsx';
import { useRuleName } from './use-rule-name.ts';

type WordFormProps = {
  /** The entry to edit, or the kind of a new one. */
  entry: OwnEntry | OwnWordKind;
  projectId: string | null;
  onDone: () => void;
};

/** Form for one word: its settings and the texts it applies to. */
export function WordForm({ entry, projectId: defaultProjectId, onDone }: WordFormProps) {
  const t = useTranslations('own-words');
  const cancel = useTranslations('ui')('cancel');
  const nameOf = useRuleName();
  const lab = useLab();
  const own = useOwnWordActions();
  const before = typeof entry === 'string' ? null : entry;
  const kind = typeof entry === 'string' ? entry : entry.kind;
  const [word, setWord] = useState(before?.word ?? '');
  const [rule, setRule] = useState<string>(before?.rule || (ruleNames[0] ?? ''));
  const [replacementText, setReplacementText] = useState(before?.replacements.join(', ') ?? '');
  const [note, setNote] = useState(before?.note ?? '');
  const [isExact, setExact] = useState(before?.isExact ?? false);
  const [projectId, setProject] = useState(before ? before.projectId : defaultProjectId);
  const isDeviceOnly = useDeviceOnlyTexts();
  const [isHeld, setHeld] = useState(before === null ? isDeviceOnly : before.held !== null);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async () => {
    if (word.trim() === '' && kind !== 'ignore') return setProblem(t('needsWord'));
    const replacements = splitList(replacementText);
    if (replacements.length > limits.ownWordReplacementsMax) {
      return setProblem(t('tooMany', { limit: limits.ownWordReplacementsMax }));
    }
    const said = {
      ...{ id: before?.id ?? lab.newId(), kind, projectId, word: toOneLine(word) },
      ...{ rule: kind === 'ignore' ? rule : '', note: toOneLine(note), replacements, isExact },
    };
    try {
      await own.add([{ ...said, held: isHeld ? (before?.held ?? 'here') : null }]);
      onDone();
    } catch {
      setProblem(t('forbidden'));
    }
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {kind === 'ignore' && (
        <p className={styles.choice}>
          <span>{t('rule')}</span>
          <InlineSelect<string>
            label={t('rule')}
            value={rule}
            options={[...new Set([...ruleNames, rule])].map((value) => ({
              value,
              label: nameOf(value),
            }))}
            onChange={setRule}
          />
        </p>
      )}
      <TextField
        label={t(`word.${kind}`)}
        hint={kind === 'ignore' ? t('wholeRuleHint') : undefined}
        value={word}
        maxLength={limits.ownWordMax}
        dir="auto"
        spellCheck={false}
        data-autofocus
        autoFocus
        error={problem}
        onChange={(event) => {
          setWord(event.target.value);
          setProblem(null);
        }}
      />
      {kind === 'house-rule' && (
        <>
          <TextField
            label={t('instead')}
            hint={t('insteadHint')}
            value={replacementText}
            maxLength={limits.ownWordMax}
            dir="auto"
            spellCheck={false}
            onChange={(event) => setReplacementText(event.target.value)}
          />
          <TextField
            label={t('note')}
            value={note}
            maxLength={limits.ownWordNoteMax}
            dir="auto"
            onChange={(event) => setNote(event.target.value)}
          />
          <Checkbox
            label={t('isExact')}
            checked={isExact}
            onChange={(event) => setExact(event.target.checked)}
          />
        </>
      )}
      <p className={styles.choice}>
        <span>{t('where')}</span>
        <WordProjectSelect projectId={projectId} onChange={setProject} />
      </p>
      <div>
        <Checkbox
          label={t('deviceOnly')}
          checked={isHeld}
          onChange={(event) => setHeld(event.target.checked)}
        />
        <p className={styles.hint}>{t('deviceOnlyHint')}</p>
      </div>
      <p className={styles.actions}>
        <Button onClick={onDone}>{cancel}</Button>
        <Button variant="primary" type="submit">
          {t('save')}
        </Button>
      </p>
    </form>
  );
}

function splitList(words: string): string[] {
  return words
    .split(/[,،，]/)
    .map(toOneLine)
    .filter((one) => one !== '');
}

function toOneLine(words: string): string {
  return words.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
