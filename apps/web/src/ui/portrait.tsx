import clsx from 'clsx';
import { useState } from 'react';
import { apiAddressOf } from '../platform/api-client.ts';
import { initialsOf } from './initials.ts';
import styles from './portrait.module.css';

type PortraitProps = {
  name: string;
  /** Where the person's picture is; null where they have none. */
  src: string | null;
  size?: 'small' | 'large';
};

/** A person in a circle: their picture, or their initials where there is none or it can not be had. */
export function Portrait({ name, src, size = 'small' }: PortraitProps) {
  const [lost, setLost] = useState<string | null>(null);

  return (
    <span className={clsx(styles.portrait, styles[size])}>
      {src === null || src === lost ? (
        initialsOf(name)
      ) : (
        <img src={apiAddressOf(src)} alt="" onError={() => setLost(src)} />
      )}
    </span>
  );
}
