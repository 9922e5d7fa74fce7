import type {
  ConversationDetail,
  ConversationMember,
  Person,
} from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/text-link.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { MenuEntry } from '../action-menu.tsx';
import { messageApi, refreshMessages } from '../api.ts';
import { MenuButton } from '../menu-button.tsx';
import { storeConversation } from '../message-cache.ts';
import { useNames } from '../names.ts';
import type { OpenDialog } from '../open-dialog.ts';
import styles from './people.module.css';
import { PersonPicker } from './person-picker.tsx';

type MembersDialogProps = {
  conversation: ConversationDetail;
  userId: string;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
};

/** The members of a group. Members add people; owners remove them and choose owners. */
export default function MembersDialog(props: MembersDialogProps) {
  const { conversation, userId, onOpen, onClose } = props;
  const t = useTranslations('messages');
  const format = useFormatter();
  const { personName } = useNames();
  const attempt = useAttempt();
  const [added, setAdded] = useState<readonly Person[]>([]);
  const { id, members, state, role } = conversation;
  const current = members.filter(
    (member) => member.state === 'active' || member.state === 'request',
  );
  const isActive = state === 'active';

  const change = async (call: () => Promise<ConversationDetail>) => {
    const changed = await attempt.run(call);
    if (changed === undefined) return false;
    storeConversation(changed);
    void refreshMessages();

    return true;
  };
  const addMembers = async () => {
    const userIds = added.map((person) => person.id);
    if (await change(() => messageApi.addMembers({ params: { id }, body: { userIds } })))
      setAdded([]);
  };
  const entriesFor = (member: ConversationMember): MenuEntry[] => {
    const params = { id, userId: member.id };
    const isOwner = member.role === 'owner';
    const setRole = (next: 'owner' | 'member') =>
      void change(() => messageApi.changeMemberRole({ params, body: { role: next } }));

    return [
      ...(role === 'owner' && isActive
        ? [
            {
              id: 'role',
              label: t(isOwner ? 'members.makeMember' : 'members.makeOwner'),
              onSelect: () => setRole(isOwner ? 'member' : 'owner'),
            },
            {
              id: 'remove',
              label: t('members.remove'),
              danger: true,
              onSelect: () => void change(() => messageApi.removeMember({ params })),
            },
          ]
        : []),
      {
        id: 'block',
        label: t('menu.block'),
        danger: true,
        onSelect: () => onOpen({ is: 'block', person: member }),
      },
      {
        id: 'report',
        label: t('menu.report'),
        danger: true,
        onSelect: () => onOpen({ is: 'report', person: member }),
      },
    ];
  };

  return (
    <Dialog open onClose={onClose} title={t('menu.members')}>
      <div className={styles.form}>
        <ul className={styles.members} aria-label={t('menu.members')}>
          {current.map((member) => (
            <li key={member.id} className={styles.person}>
              <span aria-hidden="true">
                <Avatar name={personName(member)} src={member.avatarUrl} />
              </span>
              <span className={styles.personName}>
                <Link to={`/app/profile/${member.id}`}>
                  <bdi>{personName(member)}</bdi>
                </Link>
                <span>
                  {format.list(
                    [
                      ...(member.id === userId ? [t('members.you')] : []),
                      ...(member.role === 'owner' ? [t('members.owner')] : []),
                      ...(member.state === 'request' ? [t('members.invited')] : []),
                    ],
                    { type: 'unit', style: 'short' },
                  )}
                </span>
              </span>
              {member.id !== userId && (
                <MenuButton
                  className={styles.memberMenu}
                  label={t('members.menu', { name: personName(member) })}
                  entries={() => entriesFor(member)}
                />
              )}
            </li>
          ))}
        </ul>
        {attempt.error !== null && (
          <p className={styles.error} role="alert">
            {attempt.error}
          </p>
        )}
        {isActive && (
          <section className={styles.add} aria-label={t('members.add')}>
            <PersonPicker
              chosen={added}
              onChange={setAdded}
              without={current.map((member) => member.id)}
            />
            {added.length > 0 && (
              <Button
                variant="primary"
                loading={attempt.isPending}
                onClick={() => void addMembers()}
              >
                {t('members.add')}
              </Button>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );
}
