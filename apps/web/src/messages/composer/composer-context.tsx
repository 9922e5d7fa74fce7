import type { Person } from '@longhand/contract/messages-values';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import type { ComposerMode } from '../composer-mode.ts';
import { plainTextOf } from '../markdown/plain-text.ts';
import { useSenderName } from '../names.ts';
import styles from './composer.module.css';

type ComposerContextProps = {
  mode: ComposerMode;
  members: readonly Person[];
  onCancel: () => void;
};

/** The message that is replied to or edited, with a button to cancel. */
export function ComposerContext({ mode, members, onCancel }: ComposerContextProps) {
  const t = useTranslations('messages');
  const senderName = useSenderName(members);
  if (mode.is === 'new') return null;
  const { body, senderId } = mode.message;

  return (
    <p className={styles.context}>
      <span>
        {mode.is === 'edit'
          ? t('composer.editing')
          : t('composer.replyingTo', { name: senderName(senderId).name })}
      </span>{' '}
      {mode.is === 'reply' && (
        <bdi className={styles.contextText}>
          {body === '' ? t('list.attachment') : plainTextOf(body, 120)}
        </bdi>
      )}
      <TextButton quiet onClick={onCancel}>
        {t('composer.cancel')}
      </TextButton>
    </p>
  );
}
