import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useLab } from '../lab.ts';
import { newestFirst, samplesQuery } from '../samples/api.ts';
import { readSaved } from '../subject/use-subject.ts';
import styles from './batch.module.css';
import type { GivenText } from './split.ts';

const most = 200;

/** The writer's own saved texts, the newest first, taken with one press. */
export function OwnTexts({ onTake }: { onTake: (texts: readonly GivenText[]) => void }) {
  const t = useTranslations('lab.batch');
  const failureText = useFailureText();
  const lab = useLab();
  const own = useQuery(
    samplesQuery(lab, { ...newestFirst, place: null, window: { from: 0, to: most } }),
  );
  const items = own.data?.items ?? [];
  const take = useMutation({
    async mutationFn() {
      const texts: GivenText[] = [];
      for (const { id } of items) {
        const { title, text, projectId } = await readSaved(lab, id);
        if (text.trim() !== '') texts.push({ title, text, saved: { id, projectId } });
      }

      return texts;
    },
    onSuccess: onTake,
  });
  if (items.length === 0) return null;

  return (
    <p className={styles.own}>
      <TextButton onClick={() => take.mutate()} disabled={take.isPending}>
        {t('takeOwn', { count: items.length })}
      </TextButton>
      {take.isError && (
        <span role="alert" className={styles.problem}>
          {failureText(take.error)}
        </span>
      )}
    </p>
  );
}
