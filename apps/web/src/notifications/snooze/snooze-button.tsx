import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { TextButton } from '../../ui/text-link.tsx';

const SnoozeMenu = lazyComponent(() => import('./snooze-menu.tsx'));

export type SnoozeButtonProps = {
  label: string;
  /** For screen readers: also names the notification. */
  name: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onSnooze: (until: string) => void;
};

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
