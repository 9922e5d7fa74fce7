import type { Person } from '@longhand/contract/messages-values';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldDirection } from '../../ui/field-direction.ts';
import styles from './composer.module.css';
import {
  completeMention,
  findMentionQuery,
  type MentionQuery,
  matchMembers,
} from './mention-completion.ts';

type ComposerFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  members: readonly Person[];
  isInvalid: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** Ends a reply or an edit. */
  onCancel: (() => void) | undefined;
  onEditLast: () => void;
  onFiles: (files: readonly File[]) => void;
};

/** The text field of the composer. It grows with its text and completes mentions. */
export function ComposerField(props: ComposerFieldProps) {
  const { ref, value, members, isInvalid, onChange, onSubmit, onCancel, onEditLast } = props;
  const t = useTranslations('messages');
  const listId = useId();
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const found = query === null ? [] : matchMembers(members, query);
  const active = found[Math.min(activeIndex, found.length - 1)];

  const readQuery = (field: HTMLTextAreaElement) => {
    setQuery(
      field.selectionStart === field.selectionEnd
        ? findMentionQuery(field.value, field.selectionStart)
        : null,
    );
    setActiveIndex(0);
  };
  const complete = (username: string) => {
    const field = ref.current;
    if (query === null || field === null) return;
    const { text, caret } = completeMention(value, query, username);
    onChange(text);
    setQuery(null);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(caret, caret);
    });
  };

  /** Returns whether the list of members used the key. */
  const handleMentionKey = (key: string): boolean => {
    if (active === undefined) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : found.length - 1;
      setActiveIndex((Math.min(activeIndex, found.length - 1) + step) % found.length);
    } else if (key === 'Enter' || key === 'Tab') complete(active.username);
    else if (key === 'Escape') setQuery(null);
    else return false;

    return true;
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return; // Enter confirms a word of the input method (IME)
    const { key } = event;
    const hasModifier = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
    if (!hasModifier && handleMentionKey(key)) event.preventDefault();
    else if (key === 'Enter' && sendsOnEnter(event)) {
      event.preventDefault();
      onSubmit();
    } else if (key === 'Escape' && onCancel !== undefined) onCancel();
    else if (key === 'ArrowUp' && value === '' && !hasModifier) {
      event.preventDefault();
      onEditLast();
    }
  };

  return (
    <div className={styles.fieldArea}>
      {active !== undefined && (
        <div
          id={listId}
          className={styles.mentions}
          role="listbox"
          aria-label={t('composer.mentions')}
        >
          {found.map((member) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keyboard
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant refers to it
            <div
              key={member.id}
              id={`${listId}-${member.id}`}
              role="option"
              aria-selected={member === active}
              className={styles.mention}
              onMouseDown={(event) => event.preventDefault()} // keeps the focus in the field
              onClick={() => complete(member.username)}
            >
              <bdi>{member.name ?? member.username}</bdi> <bdi>@{member.username}</bdi>
            </div>
          ))}
        </div>
      )}
      <textarea
        ref={ref}
        className={styles.field}
        rows={1}
        dir={fieldDirection({ dir: 'auto', value })}
        aria-label={t('composer.field')}
        placeholder={t('composer.field')}
        aria-invalid={isInvalid || undefined}
        aria-describedby="composer-limit"
        aria-autocomplete="list"
        aria-controls={active === undefined ? undefined : listId}
        aria-activedescendant={active && `${listId}-${active.id}`}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          readQuery(event.target);
        }}
        onSelect={(event) => readQuery(event.currentTarget)}
        onBlur={() => setQuery(null)}
        onKeyDown={handleKey}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          props.onFiles(files);
        }}
      />
    </div>
  );
}

/** Shift+Enter inserts a line break; so does Enter on touch screens, which have a send button. */
function sendsOnEnter(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return true;

  return !event.shiftKey && !event.altKey && !matchMedia('(pointer: coarse)').matches;
}
