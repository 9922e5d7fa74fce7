import { useState } from 'react';
import type { Desk } from '../document/desk.ts';
import { findingOpened } from '../editor/findings/findings-field.ts';
import { focusModeChanged } from '../editor/typing/focus-mode.ts';

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
