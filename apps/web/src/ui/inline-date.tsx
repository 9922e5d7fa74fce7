import { useState } from 'react';
import { InlineDateButton, type InlineDateProps } from './inline-date-button.tsx';
import { lazyComponent } from './lazy-component.tsx';

const InlineDatePicker = lazyComponent(() => import('./inline-date-picker.tsx'));

/** A date within a sentence. The calendar is loaded on first hover, focus or click. */
export function InlineDate(props: InlineDateProps) {
  const [isOpened, setOpened] = useState(false);
  const button = (
    <InlineDateButton
      date={props}
      aria-haspopup="dialog"
      aria-expanded="false"
      onPointerEnter={InlineDatePicker.preload}
      onFocus={InlineDatePicker.preload}
      onClick={() => setOpened(true)}
    />
  );
  if (!isOpened) return button;

  return <InlineDatePicker {...props} fallback={button} onFailure={() => setOpened(false)} />;
}
