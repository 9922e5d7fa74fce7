import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

/** A word about something small, on pointing and on focus. Light in both schemes of the page's own paper. */
export function Tooltip({ words, children }: { words: string; children: ReactElement }) {
  return (
    <MantineTooltip
      label={words}
      openDelay={300}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: styles.tooltip ?? '' }}
    >
      {children}
    </MantineTooltip>
  );
}
