import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { MenuButton } from '../menu-button.tsx';
import type { OutgoingMessage } from '../outgoing/outgoing-queue.ts';
import styles from './composer.module.css';

const ShareDialog = lazyComponent(() => import('./share-dialog.tsx'));

type AttachButtonProps = {
  onFiles: (files: readonly File[]) => void;
  onShare: (shared: NonNullable<OutgoingMessage['shared']>) => void;
};

/** Adds files, or a text or goal of the user, to the message. */
export function AttachButton({ onFiles, onShare }: AttachButtonProps) {
  const t = useTranslations('messages');
  const input = useRef<HTMLInputElement>(null);
  const [sharing, setSharing] = useState<'text' | 'goal' | null>(null);
  const close = () => setSharing(null);

  return (
    <>
      <MenuButton
        className={styles.attach}
        label={t('composer.attach')}
        entries={() => [
          { id: 'file', label: t('composer.attachFile'), onSelect: () => input.current?.click() },
          { id: 'text', label: t('composer.shareText'), onSelect: () => setSharing('text') },
          { id: 'goal', label: t('composer.shareGoal'), onSelect: () => setSharing('goal') },
        ]}
      >
        {t('composer.attach')}
      </MenuButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('composer.attachFile')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = ''; // allows choosing the same file again
        }}
      />
      {sharing !== null && (
        <ShareDialog
          type={sharing}
          onChoose={(chosen) => {
            onShare(chosen);
            close();
          }}
          onClose={close}
          onFailure={close}
        />
      )}
    </>
  );
}
