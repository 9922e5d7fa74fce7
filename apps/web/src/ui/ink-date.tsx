import { useState } from 'react';
import { InkDateButton, type InkDateProps } from './ink-date-button.tsx';
import { later } from './later.tsx';

const InkDateOpen = later(() => import('./ink-date-open.tsx'));

/** A day within a sentence; its calendar comes when someone reaches for it. */
export function InkDate(props: InkDateProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <InkDateButton
      date={props}
      aria-haspopup="dialog"
      aria-expanded="false"
      onPointerEnter={InkDateOpen.prepare}
      onFocus={InkDateOpen.prepare}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;

  return <InkDateOpen {...props} waiting={button} onFailure={() => setWanted(false)} />;
}
