import { limits } from '@longhand/contract/limits';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { useFileSize } from '../use-file-size.ts';
import styles from './composer.module.css';
import type { Attached, AttachedFile } from './use-attached.ts';

/** The attachments of the message: files, with a description for images, and a text or goal. */
export function AttachedItems({ attached }: { attached: Attached }) {
  const t = useTranslations('messages');
  const sizeOf = useFileSize();
  const { files, shared, isStored } = attached;
  if (files.length === 0 && shared === undefined) return null;

  return (
    <ul className={styles.attached} aria-label={t('composer.attached')}>
      {files.map((file) => (
        <li key={file.id} className={styles.item}>
          {file.isImage && <Thumbnail file={file} />}
          <div className={styles.itemText}>
            <p>
              <bdi>{file.name}</bdi> <span>{sizeOf(file.blob.size)}</span>
            </p>
            {file.isImage && (
              <input
                className={styles.alt}
                aria-label={t('file.altNamed', { name: file.name })}
                placeholder={t('file.alt')}
                maxLength={limits.altTextMax}
                value={file.alt}
                onChange={(event) => attached.describe(file.id, event.target.value)}
              />
            )}
          </div>
          <TextButton
            quiet
            aria-label={t('file.removeNamed', { name: file.name })}
            onClick={() => attached.remove(file.id)}
          >
            {t('file.remove')}
          </TextButton>
        </li>
      ))}
      {shared !== undefined && (
        <li className={styles.item}>
          <p className={styles.itemText}>
            {t(`shared.${shared.type}`)}: <bdi>{shared.title}</bdi>
          </p>
          <TextButton
            quiet
            aria-label={t('file.removeNamed', { name: shared.title })}
            onClick={() => attached.share(undefined)}
          >
            {t('file.remove')}
          </TextButton>
        </li>
      )}
      {!isStored && (
        <li role="status" className={styles.unstored}>
          {t('file.unstored')}
        </li>
      )}
    </ul>
  );
}

function Thumbnail({ file }: { file: AttachedFile }) {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const created = URL.createObjectURL(file.blob);
    setUrl(created);

    return () => URL.revokeObjectURL(created);
  }, [file.blob]);

  return <img className={styles.thumbnail} src={url} alt="" width={40} height={40} />;
}
