import { useState } from 'react';
import type { DialogProps } from './dialog-sheet.tsx';
import { later } from './later.tsx';

const DialogSheet = later(() => import('./dialog-sheet.tsx'));

/** What interrupts; Escape and outside close it. The sheet it is drawn on comes with the first one. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);

  return wasOpen && <DialogSheet {...props} onFailure={props.onClose} />;
}

/** Fetches the sheet ahead, where the network may be gone when it is wanted. */
Dialog.prepare = DialogSheet.prepare;
