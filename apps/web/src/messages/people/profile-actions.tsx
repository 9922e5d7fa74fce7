import type { Person } from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigateTo } from '../../platform/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useAction } from '../../ui/use-action.ts';
import { messageApi } from '../api.ts';
import { MenuButton } from '../menu-button.tsx';
import { storeConversation } from '../message-cache.ts';
import { conversationPath } from '../use-messages-url.ts';
import styles from './people.module.css';

const BlockDialog = lazyComponent(() => import('./block-dialog.tsx'));
const ReportDialog = lazyComponent(() => import('./report-dialog.tsx'));

type ProfileActionsProps = { person: Pick<Person, 'id' | 'name' | 'username'> };

/** Actions on the profile of another user: message, block, report. */
export function ProfileActions({ person }: ProfileActionsProps) {
  const t = useTranslations('messages');
  const act = useAction();
  const [isOpening, setOpening] = useState(false);
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null);
  const close = () => setDialog(null);

  const openConversation = async () => {
    setOpening(true);
    const conversation = await act(() => messageApi.openDirect({ params: { id: person.id } }));
    setOpening(false);
    if (conversation === undefined) return;
    storeConversation(conversation);
    await navigateTo(conversationPath(conversation.id));
  };

  return (
    <div className={styles.actions}>
      <Button variant="primary" loading={isOpening} onClick={() => void openConversation()}>
        {t('people.write')}
      </Button>
      <MenuButton
        className={styles.menu}
        label={t('people.more')}
        entries={() => [
          { id: 'block', label: t('menu.block'), onSelect: () => setDialog('block'), danger: true },
          {
            id: 'report',
            label: t('menu.report'),
            onSelect: () => setDialog('report'),
            danger: true,
          },
        ]}
      />
      {dialog === 'block' && <BlockDialog person={person} onClose={close} onFailure={close} />}
      {dialog === 'report' && <ReportDialog person={person} onClose={close} onFailure={close} />}
    </div>
  );
}
