import { limits } from '@longhand/contract/limits';
import type { Person } from '@longhand/contract/messages-values';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { messageApi, refreshMessages } from '../api.ts';
import { storeConversation } from '../message-cache.ts';
import { useMessagesUrl } from '../use-messages-url.ts';
import styles from './people.module.css';
import { PersonPicker } from './person-picker.tsx';

/** Starts a conversation with one person, or a group with a name. */
export default function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('messages');
  const formId = useId();
  const { open } = useMessagesUrl();
  const attempt = useAttempt();
  const [groupId] = useState(() => newId());
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const [title, setTitle] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isGroup = chosen.length > 1;
  const isTitleMissing = isGroup && title.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [person] = chosen;
    if (person === undefined || isTitleMissing || attempt.isPending) return;
    const created = await attempt.run(() =>
      isGroup
        ? messageApi.createGroup({
            params: { id: groupId },
            body: { title: title.trim(), userIds: chosen.map(({ id }) => id) },
          })
        : messageApi.openDirect({ params: { id: person.id } }),
    );
    if (created === undefined) return;
    storeConversation(created);
    void refreshMessages();
    open(created.id);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('new.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('new.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={attempt.isPending}
            disabled={chosen.length === 0}
          >
            {t(isGroup ? 'new.createGroup' : 'new.start')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.note}>{t('new.note')}</p>
        <PersonPicker chosen={chosen} onChange={setChosen} />
        {isGroup && (
          <TextField
            label={t('new.groupName')}
            value={title}
            maxLength={limits.titleMax}
            dir="auto"
            error={isChecked && isTitleMissing && t('new.groupNameMissing')}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        {attempt.error !== null && (
          <p className={styles.error} role="alert">
            {attempt.error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
