import { limits } from '@longhand/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { showToast } from '../../platform/toasts.ts';
import { attachedStorageOf } from '../outgoing/outgoing.ts';
import type { AttachedContent } from '../outgoing/outgoing-database.ts';
import { shrinkImage } from './shrink-image.ts';

/** A file of a message that is being written. */
export type AttachedFile = AttachedContent['files'][number];

export type Attached = ReturnType<typeof useAttached>;

/** Debounce delay after the last keystroke in a description. */
const storeDelayMs = 300;

const nothing: AttachedContent = { files: [] };

/**
 * The files, and the text or goal, of the message that is being written. They survive a reload if they fit on this device. Files that
 * cannot be sent are refused at once, and large images are made smaller.
 */
export function useAttached(userId: string, conversationId: string) {
  const t = useTranslations('messages');
  const [content, setContent] = useState<AttachedContent>();
  const [isStored, setStored] = useState(true);
  const hasChanged = useRef(false);
  const { files, shared } = content ?? nothing;

  useEffect(() => {
    let isCurrent = true;
    const show = (stored = nothing) =>
      isCurrent &&
      setContent((added = nothing) => ({
        ...stored,
        ...added,
        files: [...stored.files, ...added.files],
      }));
    void attachedStorageOf(userId)
      .read(conversationId)
      .then(show, () => show());

    return () => {
      isCurrent = false;
    };
  }, [userId, conversationId]);

  useEffect(() => {
    if (content === undefined || !hasChanged.current) return;
    const store = () =>
      attachedStorageOf(userId)
        .write(conversationId, content)
        .then(
          () => setStored(true),
          () => setStored(false),
        );
    const timer = setTimeout(() => void store(), storeDelayMs);

    return () => clearTimeout(timer);
  }, [content, userId, conversationId]);

  const change = (next: (known: AttachedContent) => AttachedContent) => {
    hasChanged.current = true;
    setContent((known = nothing) => next(known));
  };
  const changeFiles = (next: (known: AttachedContent['files']) => AttachedContent['files']) =>
    change((known) => ({ ...known, files: next(known.files) }));
  const refuse = (key: 'file.tooMany' | 'file.tooLarge' | 'file.notImage', name: string) =>
    showToast({ type: 'error', words: t(key, { name, n: limits.messageAttachmentsMax }) });

  return {
    files,
    shared,
    /** False if a reload would lose them. */
    isStored,

    /** They are part of a queued message now. */
    clear(): void {
      hasChanged.current = false;
      setContent(nothing);
      setStored(true);
      void attachedStorageOf(userId)
        .write(conversationId, nothing)
        .catch(() => undefined);
    },
    remove: (id: string) => changeFiles((known) => known.filter((file) => file.id !== id)),
    describe: (id: string, alt: string) =>
      changeFiles((known) => known.map((file) => (file.id === id ? { ...file, alt } : file))),
    share: (item: AttachedContent['shared']) => change((known) => ({ ...known, shared: item })),

    async add(chosen: readonly File[]): Promise<void> {
      for (const file of chosen) {
        const isImage = file.type.startsWith('image/');
        const blob = isImage ? await shrinkImage(file) : file;
        if (blob === null) refuse('file.notImage', file.name);
        else if (blob.size > limits.attachmentBytesMax) refuse('file.tooLarge', file.name);
        else
          changeFiles((known) => {
            if (known.length < limits.messageAttachmentsMax)
              return [...known, { id: newId(), name: nameOf(file), alt: '', blob, isImage }];
            refuse('file.tooMany', file.name);

            return known;
          });
      }
    },
  };
}

function nameOf({ name }: File): string {
  return name.slice(-limits.fileNameMax) || 'file';
}
