import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../ui/failure-text.ts';
import { LoadingState } from '../../../ui/states.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { BatchInput } from '../../files/open/split-text.ts';
import { useLab } from '../../storage/lab.ts';
import { newestFirst, samplesQuery } from '../../storage/samples/api.ts';
import { wait } from '../../storage/samples/retry-on-rate-limit.ts';
import styles from '../batch.module.css';
import { loadSavedTexts, selectNewest } from './load-saved-texts.ts';

const maxListed = 200;

type SavedTextsPickerProps = {
  taken: readonly BatchInput[];
  /** How many more texts the batch can include. */
  room: number;
  onTake: (texts: readonly BatchInput[]) => void;
};

/** Adds the user's newest saved texts, as many as the batch can still include. */
export function SavedTextsPicker({ taken, room, onTake }: SavedTextsPickerProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const lab = useLab();
  const own = useQuery(
    samplesQuery(lab, { ...newestFirst, place: null, window: { from: 0, to: maxListed } }),
  );
  const items = selectNewest(own.data?.items ?? [], taken, room);
  const listFailure = own.error ?? own.data?.failure ?? null;
  const take = useMutation({
    mutationFn: () => loadSavedTexts(lab, items, { signal: new AbortController().signal, wait }),
    onSuccess: onTake,
  });
  if (own.isPending) return <LoadingState lines={1} />;

  return (
    <div className={styles.own}>
      {listFailure !== null && (
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
