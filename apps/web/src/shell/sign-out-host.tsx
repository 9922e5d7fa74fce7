import { useTranslations } from 'use-intl';
import { session } from '../platform/session.ts';
import { createStore, useStore } from '../platform/store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** How many unsent messages the sign-out would delete, while the user is asked. */
const unsentMessages = createStore(0);

/** Signs out. In a session that is not to be remembered, which deletes what waits on this device, it asks first if messages wait. */
export async function requestSignOut(): Promise<void> {
  const count = session.isRemembered() ? 0 : await countUnsentMessages().catch(() => 0); // a failure must not prevent the sign-out
  if (count > 0) unsentMessages.set(count);
  else await session.signOut();
}

async function countUnsentMessages(): Promise<number> {
  const userId = session.state.get().user?.id;
  if (userId === undefined) return 0;
  const { outgoingQueueOf } = await import('../messages/outgoing/outgoing.ts');
  const queue = outgoingQueueOf(userId);
  await queue.reload();

  return queue.messages.get().length;
}

/** The question before a sign-out that deletes unsent messages. */
export function SignOutHost() {
  const t = useTranslations('shell.signOutUnsent');
  const count = useStore(unsentMessages);
  const close = () => unsentMessages.set(0);

  return (
    <ConfirmDialog
      open={count > 0}
      title={t('title')}
      confirm={t('confirm')}
      destructive
      onCancel={close}
      onConfirm={() => {
        close();
        void session.signOut();
      }}
    >
      {t('body', { n: Math.max(1, count) })}
    </ConfirmDialog>
  );
}
