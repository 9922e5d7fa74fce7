import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { EmptyState } from '../ui/states.tsx';
import { OpenConversation } from './conversation/open-conversation.tsx';
import { ListPane } from './list/list-pane.tsx';
import styles from './messages.module.css';
import { useMessagesUrl } from './use-messages-url.ts';

const NewMessageDialog = lazyComponent(() => import('./people/new-message-dialog.tsx'));

/** Conversations beside the open one; on a phone one after the other. */
export default function Messages() {
  const t = useTranslations('messages');
  const user = useUser();
  const { openId, seq, isNew, startNew, endNew } = useMessagesUrl();
  if (user === null) return null;

  return (
    <div className={styles.screen} data-open={openId !== null || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <Button variant="primary" size="small" onClick={startNew}>
          {t('new.open')}
        </Button>
      </header>
      <ListPane userId={user.id} />
      <div className={clsx(styles.pane, openId === null && styles.nothing)}>
        {openId === null ? (
          <EmptyState title={t('nothingOpen.title')}>{t('nothingOpen.body')}</EmptyState>
        ) : (
          <OpenConversation key={openId} id={openId} userId={user.id} seq={seq} />
        )}
      </div>
      {isNew && <NewMessageDialog onClose={endNew} onFailure={endNew} />}
    </div>
  );
}
