import { useState } from 'react';
import type { DialogProps } from './dialog-sheet.tsx';
import { lazyComponent } from './lazy-component.tsx';

const DialogSheet = lazyComponent(() => import('./dialog-sheet.tsx'));

/** A modal dialog with a focus trap; Escape and clicks outside close it. Its code is loaded with the first dialog. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);

  return wasOpen && <DialogSheet {...props} onFailure={props.onClose} />;
}

/** Preloads the modal, in case the network is gone when it is needed. */
Dialog.preload = DialogSheet.preload;
