import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { showToast } from '../../platform/toasts.ts';

/** A file of a message that is being written. */
export type AttachedFile = { id: string; name: string; alt: string; blob: Blob; isImage: boolean };

export type AttachedFiles = ReturnType<typeof useAttachedFiles>;

/** The files of the message that is being written. Files that cannot be sent are refused at once. */
export function useAttachedFiles() {
  const t = useTranslations('messages');
  const [items, setItems] = useState<readonly AttachedFile[]>([]);
  const refuse = (key: 'file.tooMany' | 'file.tooLarge' | 'file.notImage', name: string) =>
    showToast({ type: 'error', words: t(key, { name, n: limits.messageAttachmentsMax }) });

  return {
    items,
    clear: () => setItems([]),
    remove: (id: string) => setItems((known) => known.filter((file) => file.id !== id)),
    describe: (id: string, alt: string) =>
      setItems((known) => known.map((file) => (file.id === id ? { ...file, alt } : file))),

    async add(files: readonly File[]): Promise<void> {
      for (const file of files) {
        const isImage = file.type.startsWith('image/');
        if (file.size > limits.attachmentBytesMax) refuse('file.tooLarge', file.name);
        else if (isImage && !(await canDecode(file))) refuse('file.notImage', file.name);
        else {
          const added = { id: newId(), name: nameOf(file), alt: '', blob: file, isImage };
          setItems((known) => {
            if (known.length < limits.messageAttachmentsMax) return [...known, added];
            refuse('file.tooMany', file.name);

            return known;
          });
        }
      }
    },
  };
}

async function canDecode(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();

    return true;
  } catch {
    return false;
  }
}

function nameOf({ name }: File): string {
  return name.slice(-limits.fileNameMax) || 'file';
}
