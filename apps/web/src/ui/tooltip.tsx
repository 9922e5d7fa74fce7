import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

/** A short text on hover and focus. */
export function Tooltip({ words: text, children }: { words: string; children: ReactElement }) {
  return (
    <MantineTooltip
      label={text}
      openDelay={300}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: styles.tooltip ?? '' }}
    >
      {children}
    </MantineTooltip>
  );
}
