import { useState } from 'react';
import { findingOpened } from '../editor/findings-field.ts';
import { focusModeChanged } from '../editor/focus-mode.ts';
import type { Desk } from './desk.ts';

/** Focus mode; `leave` returns whether it was on. */
export function useFocusMode(desk: Desk) {
  const [isOn, setOn] = useState(false);
  const setFocusMode = (on: boolean) => {
    setOn(on);
    const view = desk.view.get();
    view?.dispatch({ effects: [focusModeChanged.of(on), findingOpened.of(null)] });
    view?.focus();
  };

  return {
    isOn,
    enter: () => setFocusMode(true),
    leave: () => {
      if (!isOn) return false;
      setFocusMode(false);

      return true;
    },
  };
}
