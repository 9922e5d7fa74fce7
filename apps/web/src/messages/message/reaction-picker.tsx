import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import styles from './message-toolbar.module.css';

/** Offered without typing; any other emoji can be entered. */
const commonEmoji = ['👍', '❤️', '😂', '😮', '😢', '👏', '🎉', '🙏'] as const;

type ReactionPickerProps = { onPick: (emoji: string) => void; onClose: () => void };

/** Common reactions as buttons, and a field for any other emoji. */
export default function ReactionPicker({ onPick, onClose }: ReactionPickerProps) {
  const t = useTranslations('messages');
  const first = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  useEffect(() => first.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const emoji = typed.trim();
    if (/^\p{RGI_Emoji}$/v.test(emoji)) onPick(emoji);
    else setInvalid(true);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      className={styles.picker}
      role="group"
      aria-label={t('reactions.picker')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.emojis}>
        {commonEmoji.map((emoji, index) => (
          <button
            key={emoji}
            ref={index === 0 ? first : undefined}
            type="button"
            className={styles.emoji}
            aria-label={t('reactions.add', { emoji })}
            onClick={() => onPick(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
      <form className={styles.otherEmoji} noValidate onSubmit={submit}>
        <input
          className={styles.emojiField}
          aria-label={t('reactions.other')}
          placeholder={t('reactions.other')}
          aria-invalid={isInvalid || undefined}
          aria-describedby="emoji-error"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setInvalid(false);
          }}
        />
        <Button size="small" type="submit">
          {t('reactions.addOther')}
        </Button>
      </form>
      <p id="emoji-error" className={styles.emojiError} role="alert">
        {isInvalid && t('reactions.invalid')}
      </p>
    </div>
  );
}
