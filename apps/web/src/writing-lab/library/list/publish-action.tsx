import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../../../platform/session.ts';
import { showToast } from '../../../platform/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../../ui/failure-text.ts';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import type { SavedText } from '../../storage/samples/sample-store.ts';
import { usePublish, usePublished } from './published.ts';

/** Publishes a text on the user's profile after confirmation, or withdraws it at once. */
export function PublishAction({ text, onDone }: { text: SavedText; onDone: () => void }) {
  const t = useTranslations('samples.publishing');
  const untitled = useTranslations('writing-lab')('untitled');
  const failureText = useFailureText();
  const userId = useUser()?.id ?? '';
  const { ids, isShown } = usePublished();
  const publish = usePublish();
  const [isConfirming, setConfirming] = useState(false);
  const isPublished = ids.has(text.id);

  const setPublished = async (wanted: boolean, undo?: () => void) => {
    try {
      await publish.mutateAsync({ id: text.id, isOn: wanted });
      const words = t(wanted ? 'done' : 'takenBack');
      showToast({ type: 'success', words, ...(undo ? { undo } : {}) });
    } catch (failure) {
      showToast({ type: 'error', words: failureText(failure) });
    }
  };
  const toggle = async () => {
    setConfirming(false);
    await setPublished(!isPublished, () => void setPublished(isPublished));
    onDone();
  };

  return (
    <>
      <TextButton
        disabled={publish.isPending}
        onClick={() => (isPublished ? void toggle() : setConfirming(true))}
      >
        {t(isPublished ? 'takeBack' : 'publish')}
      </TextButton>
      <ConfirmDialog
        open={isConfirming}
        title={t('title', { title: text.title || untitled })}
        confirm={t('confirm')}
        onConfirm={() => void toggle()}
        onCancel={() => setConfirming(false)}
      >
        {t('what')}{' '}
        {!isShown &&
          t.rich('hidden', {
            link: (words) => <TextLink to={`/app/profile/${userId}`}>{words}</TextLink>,
          })}
      </ConfirmDialog>
    </>
  );
}
