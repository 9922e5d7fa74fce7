import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../../platform/session.ts';
import { showToast } from '../../platform/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { usePublish, usePublished } from './published.ts';
import type { SavedText } from './sample-store.ts';

/** Puts a text of the account on its writer's profile once confirmed, and takes it back at once. */
export function PublishAction({ text, onDone }: { text: SavedText; onDone: () => void }) {
  const t = useTranslations('samples.publishing');
  const untitled = useTranslations('writing-lab')('untitled');
  const failureText = useFailureText();
  const userId = useUser()?.id ?? '';
  const { ids, isShown } = usePublished();
  const publish = usePublish();
  const [isAsking, setAsking] = useState(false);
  const isOn = ids.has(text.id);

  const put = async (wanted: boolean, undo?: () => void) => {
    try {
      await publish.mutateAsync({ id: text.id, isOn: wanted });
      const words = t(wanted ? 'done' : 'takenBack');
      showToast({ type: 'success', words, ...(undo ? { undo } : {}) });
    } catch (failure) {
      showToast({ type: 'error', words: failureText(failure) });
    }
  };
  const change = async () => {
    setAsking(false);
    await put(!isOn, () => void put(isOn));
    onDone();
  };

  return (
    <>
      <TextButton
        disabled={publish.isPending}
        onClick={() => (isOn ? void change() : setAsking(true))}
      >
        {t(isOn ? 'takeBack' : 'publish')}
      </TextButton>
      <ConfirmDialog
        open={isAsking}
        title={t('title', { title: text.title || untitled })}
        confirm={t('confirm')}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
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
