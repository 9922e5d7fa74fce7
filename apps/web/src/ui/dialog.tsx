import { type ReactNode, useState } from 'react';
import { later } from './later.tsx';

const DialogSheet = later(() => import('./dialog-sheet.tsx'));

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Lines up the actions at the foot: the last is the one expected. */
  actions?: ReactNode;
  wide?: boolean;
  /** Without a heading to see, high on the page: for a field that speaks for itself. */
  bare?: boolean;
};

/** What interrupts; Escape and outside close it. The sheet it is drawn on comes with the first one. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);

  return wasOpen && <DialogSheet {...props} onFailure={props.onClose} />;
}

/** Fetches the sheet ahead, where the network may be gone when it is wanted. */
Dialog.prepare = DialogSheet.prepare;
