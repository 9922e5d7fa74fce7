import { useState } from 'react';
import { findingOpened } from '../editor/findings-field.ts';
import { focusChanged } from '../editor/focus-look.ts';
import type { Desk } from './desk.ts';

/** Focus mode of a desk; `leave` tells whether there was anything to leave. */
export function useFocusMode(desk: Desk) {
  const [isOn, setOn] = useState(false);
  const turn = (on: boolean) => {
    setOn(on);
    const view = desk.view.get();
    view?.dispatch({ effects: [focusChanged.of(on), findingOpened.of(null)] });
    view?.focus();
  };

  return {
    isOn,
    enter: () => turn(true),
    leave: () => {
      if (!isOn) return false;
      turn(false);

      return true;
    },
  };
}
