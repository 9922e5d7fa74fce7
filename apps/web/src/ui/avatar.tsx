import clsx from 'clsx';
import { useState } from 'react';
import { apiUrlFor } from '../platform/api-client.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials.ts';

type AvatarProps = {
  name: string;
  /** URL of the profile picture, or null. */
  src: string | null;
  size?: 'small' | 'large';
};

/** A round avatar: the profile picture, or initials if there is none or it fails to load. */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  return (
    <span className={clsx(styles.avatar, styles[size])}>
      {src === null || src === failedSrc ? (
        initialsOf(name)
      ) : (
        <img src={apiUrlFor(src)} alt="" onError={() => setFailedSrc(src)} />
      )}
    </span>
  );
}
