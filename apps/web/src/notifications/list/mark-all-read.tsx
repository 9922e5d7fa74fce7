import type { Notification } from '@longhand/contract/notifications';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { useMarkAllRead, useUndoMarkAllRead } from '../api.ts';
import type { ListFilter } from './apply-changes.ts';

type MarkAllReadProps = {
  newest: Notification | undefined;
  filter: ListFilter;
  isLoading: boolean;
};

/** Marks all as read, or all of a category; a toast undoes it. */
export function MarkAllRead({ newest, filter, isLoading }: MarkAllReadProps) {
  const t = useTranslations('notifications');
  const failureText = useFailureText();
  const markAllRead = useMarkAllRead(filter);
  const undo = useUndoMarkAllRead();
  if (newest === undefined && !isLoading) return null;

  const submit = () =>
    newest &&
    markAllRead.mutate(newest, {
      onSuccess: ({ readAt }) =>
        showToast({ type: 'success', words: t('allRead'), undo: () => undo.mutate(readAt) }),
      onError: (failure) => showToast({ type: 'error', words: failureText(failure) }),
    });

  return (
    <Button disabled={isLoading} loading={markAllRead.isPending} onClick={submit}>
      {t('readAll')}
    </Button>
  );
}
