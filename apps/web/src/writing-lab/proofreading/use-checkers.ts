import { useEffect } from 'react';
import { usePreferences } from '../../platform/preferences.ts';
import type { Desk } from '../desk/desk.ts';
import { configureCheckers } from '../editor/analysis-link.ts';

/** Lets spelling and grammar follow what the writer chooses, and tries again what failed without a network. */
export function useCheckers(desk: Desk): void {
  const { proofreading } = usePreferences();

  useEffect(() => {
    if (desk.checkers.choose(proofreading)) checkAgain(desk);
  }, [desk, proofreading]);

  useEffect(() => {
    const tryAgain = () => {
      const { spelling, grammar } = desk.checkers.states.get();
      if (spelling === 'failed' || grammar === 'failed') checkAgain(desk);
    };
    window.addEventListener('online', tryAgain);

    return () => window.removeEventListener('online', tryAgain);
  }, [desk]);
}

/** Asks everything of the text anew. */
export function checkAgain(desk: Desk): void {
  const view = desk.view.get();
  desk.checkers.begin();
  if (view) configureCheckers(view, desk.checkers.setting(), desk.options());
}
