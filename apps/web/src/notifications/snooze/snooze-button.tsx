import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { SnoozeButtonProps } from './snooze-menu.tsx';

const SnoozeMenu = lazyComponent(() => import('./snooze-menu.tsx'));

/** Opens the menu of snooze times. The menu is loaded on first hover, focus or use. */
export function SnoozeButton(props: SnoozeButtonProps) {
  const { label, name, open, onOpen } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const button = (
    <TextButton
      quiet
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={SnoozeMenu.preload}
      onFocus={SnoozeMenu.preload}
      onClick={() => onOpen(true)}
    >
      {label}
    </TextButton>
  );
  const handleFailure = () => {
    setWasOpen(false);
    onOpen(false);
  };

  return wasOpen ? <SnoozeMenu {...props} fallback={button} onFailure={handleFailure} /> : button;
}
