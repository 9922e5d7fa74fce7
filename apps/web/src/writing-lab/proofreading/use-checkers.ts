import { useEffect } from 'react';
import { usePreferences } from '../../platform/preferences.ts';
import { useStore } from '../../platform/store.ts';
import type { Desk } from '../desk/desk.ts';
import { configureAnalysis, configureCheckers, isServing, serve } from '../editor/analysis-link.ts';

/** Lets rules, spelling and grammar follow what the writer chooses, and tries again what failed without a network. */
export function useCheckers(desk: Desk): void {
  const { proofreading } = usePreferences();
  const place = useStore(desk.saving.home)?.place;

  useEffect(() => {
    const changed = desk.checkers.choose(proofreading);
    const view = desk.view.get();
    if (changed === 'checkers') checkAgain(desk);
    else if (changed === 'rules' && view) configureAnalysis(view, desk.options());
  }, [desk, proofreading]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads of the desk changes with these two
  useEffect(() => {
    followServer(desk);
  }, [desk, proofreading, place]);

  useEffect(() => {
    const tryAgain = () => {
      const { spelling, grammar, server } = desk.checkers.states.get();
      if (spelling === 'failed' || grammar === 'failed') checkAgain(desk);
      if (server === 'failed' || server === 'offline') readAgain(desk);
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

/** Asks the grammar server for what it has not read yet. */
export function readAgain(desk: Desk): void {
  const view = desk.view.get();
  if (view && desk.checkers.serves()) serve(view, true);
}

/** What the server said goes when it may read no more. */
function followServer(desk: Desk): void {
  const view = desk.view.get();
  const isOn = desk.checkers.serves();
  if (!view || isServing(view) === isOn) return;
  serve(view, isOn);
  configureAnalysis(view, desk.options());
  if (!isOn) desk.checkers.leaveServer();
}
