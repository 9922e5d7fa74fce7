import type { LanguageCode } from '@longhand/analysis';
import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { useUrlParams } from '../metrics/subject/use-url-params.ts';
import type { ComparisonSet } from '../storage/device/database.ts';
import styles from './style.module.css';
import {
  useComparisonSets,
  useRemoveComparisonSet,
  useSaveComparisonSet,
} from './use-comparison-sets.ts';

const NewComparisonSet = lazyComponent(() => import('./new-comparison-set.tsx'));

/** The user's own comparison sets: books stored only as metrics. `language` is that of the shown text, if any. */
export function ComparisonSets({ language }: { language: LanguageCode | null }) {
  const t = useTranslations('lab.style.sets');
  const failureText = useFailureText();
  const sets = useComparisonSets();
  const save = useSaveComparisonSet();
  const remove = useRemoveComparisonSet();
  const [isAdding, setAdding] = useState(false);
  const failure = save.error ?? remove.error;
  const removeSet = (set: ComparisonSet) =>
    remove.mutate(set.id, {
      onSuccess: () =>
        showToast({
          type: 'success',
          words: t('deleted', { name: set.name }),
          undo: () => save.mutate(set),
        }),
    });

  return (
    <Section title={t('title')} note={t('note')}>
      <QueryContent query={sets} errorTitle={t('failed')} lines={2}>
        {(all) => (
          <>
            {all.length === 0 && !isAdding && <p className={styles.empty}>{t('empty')}</p>}
            {all.length > 0 && (
              <ul className={styles.targets} aria-label={t('title')}>
                {all.map((set) => (
                  <li key={set.id}>
                    <SetRow
                      set={set}
                      isComparable={set.language === language}
                      onRename={(name) => save.mutate({ ...set, name })}
                      onRemove={() => removeSet(set)}
                    />
                  </li>
                ))}
              </ul>
            )}
            {failure !== null && (
              <p role="alert" className={styles.problem}>
                {failureText(failure)}
              </p>
            )}
            {isAdding ? (
              <NewComparisonSet
                onDone={() => setAdding(false)}
                onFailure={() => setAdding(false)}
              />
            ) : (
              <p>
                <Button onClick={() => setAdding(true)}>{t('add')}</Button>
              </p>
            )}
          </>
        )}
      </QueryContent>
    </Section>
  );
}

type SetRowProps = {
  set: ComparisonSet;
  /** Whether the shown text has the same language. */
  isComparable: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
};

function SetRow({ set, isComparable, onRename, onRemove }: SetRowProps) {
  const t = useTranslations();
  const chosen = useUrlParams().getParam('sample');
  const sample = chosen === null ? '' : `sample=${chosen}&`; // keeps the shown text
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, files, frequencies, language } = set;
  if (isRenaming) {
    return (
      <RenameForm
        name={name}
        onDone={(renamed) => {
          if (renamed !== null && renamed !== name) onRename(renamed);
          setRenaming(false);
        }}
      />
    );
  }

  return (
    <>
      {isComparable ? (
        <TextLink to={`/app/writing-lab/style?${sample}against=set.${id}`}>
          <bdi>{name}</bdi>
        </TextLink>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      <span className={styles.quiet}>
        {[
          t('lab.style.sets.files', { count: files.length }),
          t('lab.style.sets.words', { count: frequencies.words }),
          t(`lab.languages.${language}`),
        ].join(' · ')}
      </span>{' '}
      <TextButton
        quiet
        aria-label={t('lab.style.sets.renameNamed', { name })}
        onClick={() => setRenaming(true)}
      >
        {t('lab.style.sets.rename')}
      </TextButton>{' '}
      <TextButton quiet aria-label={t('lab.style.sets.deleteNamed', { name })} onClick={onRemove}>
        {t('lab.style.sets.delete')}
      </TextButton>
    </>
  );
}

type RenameFormProps = { name: string; onDone: (name: string | null) => void };

function RenameForm({ name: before, onDone }: RenameFormProps) {
  const t = useTranslations();
  const [name, setName] = useState(before);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onDone(name.trim());
      }}
    >
      <TextField
        label={t('lab.style.sets.name')}
        autoFocus
        maxLength={limits.titleMax}
        dir="auto"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p className={styles.actions}>
        <Button size="small" type="submit" disabled={name.trim() === ''}>
          {t('lab.style.sets.save')}
        </Button>
        <TextButton quiet onClick={() => onDone(null)}>
          {t('ui.cancel')}
        </TextButton>
      </p>
    </form>
  );
}
