import { limits } from '@longhand/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LineField } from '../../ui/line-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useLab } from '../lab.ts';
import { tagsQuery } from './api.ts';
import { hasTag } from './arrange.ts';
import type { SavedText } from './sample-store.ts';
import styles from './tags-dialog.module.css';
import { useArrange } from './use-arrange.ts';

type TagsDialogProps = { texts: readonly SavedText[]; onClose: () => void; onDone: () => void };

/** The tags of some texts: what all or some of them have, to add to all and to take from all. */
export function TagsDialog({ texts, onClose, onDone }: TagsDialogProps) {
  const t = useTranslations('samples');
  const cancel = useTranslations('ui')('cancel');
  const listId = useId();
  const { data: used = [] } = useQuery(tagsQuery(useLab()));
  const arrange = useArrange();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const limit = limits.tagsOfOne;

  const tagsOf = ({ tags }: SavedText, more: readonly string[] = added) => [
    ...tags.filter((tag) => !hasTag(removed, tag)),
    ...more.filter((tag) => !hasTag(tags, tag) || hasTag(removed, tag)),
  ];
  const all = [...new Set(texts.flatMap((text) => tagsOf(text)))];
  const withTyped = (): readonly string[] => {
    const tag = typed.trim().replaceAll(/\s+/g, ' ').slice(0, limits.tagMax);

    return tag === '' || hasTag(added, tag) ? added : [...added, tag];
  };
  const add = () => {
    const more = withTyped();
    const isFull = texts.some((text) => tagsOf(text, more).length > limit);
    setProblem(isFull ? t('tagging.full', { limit }) : null);
    if (isFull) return false;
    setAdded(more);
    setTyped('');

    return true;
  };

  const save = async () => {
    if (!add()) return;
    setSaving(true);
    const more = withTyped();
    const isDone = await arrange(texts, (text) => ({
      projectId: text.projectId,
      tags: tagsOf(text, more),
    }));
    setSaving(false);
    if (isDone) onDone();
  };

  return (
    <Dialog open onClose={onClose} title={t('tagging.title')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') void save();
          else add();
        }}
      >
        {all.length === 0 && <p className={styles.quiet}>{t('tagging.none')}</p>}
        <ul className={styles.tags}>
          {all.map((tag) => {
            const count = texts.filter((text) => hasTag(tagsOf(text), tag)).length;

            return (
              <li key={tag} className={styles.tag}>
                <span dir="auto">{tag}</span>
                {count < texts.length && (
                  <span className={styles.quiet}>
                    {t('tagging.onSome', { count, of: texts.length })}
                  </span>
                )}
                <TextButton
                  quiet
                  aria-label={t('tagging.remove', { tag })}
                  onClick={() => {
                    setAdded(added.filter((one) => one !== tag));
                    setRemoved([...removed, tag]);
                  }}
                >
                  ×
                </TextButton>
              </li>
            );
          })}
        </ul>
        <LineField
          label={t('tagging.add')}
          hint={t('tagging.addHint', { limit })}
          error={problem}
          value={typed}
          maxLength={limits.tagMax}
          list={listId}
          dir="auto"
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={listId}>
          {used.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <p className={styles.actions}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            {t('tagging.submit')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
