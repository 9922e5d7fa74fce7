import type { Message } from '@longhand/contract/messages-values';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { MenuButton } from '../menu-button.tsx';
import styles from './message-toolbar.module.css';
import type { MessageActions } from './use-message-actions.ts';

const ReactionPicker = lazyComponent(() => import('./reaction-picker.tsx'));

type MessageToolbarProps = { message: Message; name: string; actions: MessageActions };

/** React, reply, and a menu with everything else. */
export function MessageToolbar({ message, name, actions }: MessageToolbarProps) {
  const t = useTranslations('messages');
  const [isPicking, setPicking] = useState(false);
  const reactButton = useRef<HTMLButtonElement>(null);
  const canAnswer = actions.canWrite && !message.isDeleted;

  const endPicking = () => {
    setPicking(false);
    reactButton.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.toolbar} role="group" aria-label={t('message.actions', { name })}>
      {canAnswer && (
        <>
          <button
            ref={reactButton}
            type="button"
            aria-expanded={isPicking}
            onPointerEnter={ReactionPicker.preload}
            onFocus={ReactionPicker.preload}
            onClick={() => setPicking(!isPicking)}
          >
            {t('message.react')}
          </button>
          <button type="button" onClick={() => actions.reply(message)}>
            {t('message.reply')}
          </button>
        </>
      )}
      <MenuButton label={t('message.menu')} entries={() => actions.entriesFor(message)} />
      {isPicking && (
        <ReactionPicker
          onPick={(emoji) => {
            endPicking();
            const isOwn = message.reactions.some((one) => one.emoji === emoji && one.isOwn);
            void actions.react(message, emoji, !isOwn);
          }}
          onClose={endPicking}
          onFailure={endPicking}
        />
      )}
    </div>
  );
}
