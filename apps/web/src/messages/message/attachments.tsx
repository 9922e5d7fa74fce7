import type { Attachment } from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiUrlFor } from '../../platform/api-client.ts';
import { useFileSize } from '../use-file-size.ts';
import styles from './cards.module.css';

/** Longest side of an image in the conversation, in pixels. */
const imageSize = { width: 320, height: 280 };

/** The files of a message: images with reserved space, documents with name and size. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;

  return (
    <ul className={styles.files}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          {attachment.kind === 'image' ? (
            <ImageAttachment attachment={attachment} />
          ) : (
            <DocumentAttachment attachment={attachment} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ImageAttachment({ attachment }: { attachment: Attachment }) {
  const t = useTranslations('messages');
  const [hasFailed, setFailed] = useState(false);
  const { url, alt, name, width, height } = attachment;
  const scale = Math.min(
    1,
    imageSize.width / (width ?? imageSize.width),
    imageSize.height / (height ?? imageSize.height),
  );
  const shown = {
    width: Math.round((width ?? imageSize.width) * scale),
    height: Math.round((height ?? imageSize.height) * scale),
  };
  if (hasFailed) return <DocumentAttachment attachment={attachment} />;

  return (
    <a
      href={apiUrlFor(url)}
      target="_blank"
      rel="noopener"
      aria-label={t('file.openImage', { name: alt === '' ? name : alt })}
    >
      <img
        className={styles.image}
        src={apiUrlFor(url)}
        alt={alt}
        {...shown}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
      />
    </a>
  );
}

function DocumentAttachment({ attachment }: { attachment: Attachment }) {
  const sizeOf = useFileSize();
  const { url, name, bytes } = attachment;

  return (
    <a className={styles.file} href={apiUrlFor(url)} download={name}>
      <bdi className={styles.fileName}>{name}</bdi>{' '}
      <span className={styles.fileSize}>{sizeOf(bytes)}</span>
    </a>
  );
}
