import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../ui/failure-text.ts';
import { LoadingState } from '../../ui/states.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useLab } from '../lab.ts';
import { newestFirst, samplesQuery } from '../samples/api.ts';
import { wait } from '../samples/patiently.ts';
import styles from './batch.module.css';
import { newestOf, readOwnTexts } from './read-own-texts.ts';
import type { GivenText } from './split.ts';

const most = 200;

type OwnTextsProps = {
  taken: readonly GivenText[];
  /** How many more texts the run reads. */
  room: number;
  onTake: (texts: readonly GivenText[]) => void;
};

/** The writer's own saved texts, the newest first, as many as the run still reads, taken with one press. */
export function OwnTexts({ taken, room, onTake }: OwnTextsProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const lab = useLab();
  const own = useQuery(
    samplesQuery(lab, { ...newestFirst, place: null, window: { from: 0, to: most } }),
  );
  const items = newestOf(own.data?.items ?? [], taken, room);
  const missing = own.error ?? own.data?.failure ?? null;
  const take = useMutation({
    mutationFn: () => readOwnTexts(lab, items, { signal: new AbortController().signal, wait }),
    onSuccess: onTake,
  });
  if (own.isPending) return <LoadingState lines={1} />;

  return (
    <div className={styles.own}>
      {missing !== null && (
        <p role="alert" className={styles.problem}>
          {t('lab.corpus.failed')}{' '}
          <TextButton disabled={own.isFetching} onClick={() => void own.refetch()}>
            {t('ui.tryAgain')}
          </TextButton>
        </p>
      )}
      {items.length > 0 && (
        <TextButton onClick={() => take.mutate()} disabled={take.isPending}>
          {t('lab.batch.takeOwn', { count: items.length })}
        </TextButton>
      )}
      {take.isError && (
        <p role="alert" className={styles.problem}>
          {failureText(take.error)}
        </p>
      )}
    </div>
  );
}
