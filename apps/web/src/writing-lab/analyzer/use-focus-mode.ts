import { useState } from 'react';
import type { Desk } from '../document/desk.ts';
import { scrollToPosition } from '../editor/findings/finding-notes.ts';
import { findingOpened } from '../editor/findings/findings-field.ts';
import { focusModeChanged } from '../editor/typing/focus-mode.ts';

/** Focus mode; `leave` returns whether it was on. */
export function useFocusMode(desk: Desk) {
  const [isOn, setOn] = useState(false);
  const setFocusMode = (on: boolean) => {
    setOn(on);
    const view = desk.view.get();
    if (!view) return;
    const caret = scrollToPosition(view, view.state.selection.main.head);
    view.dispatch({ effects: [focusModeChanged.of(on), findingOpened.of(null), caret] });
    view.focus();
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
