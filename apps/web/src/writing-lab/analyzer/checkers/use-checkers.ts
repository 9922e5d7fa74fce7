import { useEffect } from 'react';
import { usePreferences } from '../../../platform/preferences.ts';
import { useStore } from '../../../platform/store.ts';
import type { Desk } from '../../document/desk.ts';
import {
  configureAnalysis,
  configureCheckers,
  isServerChecking,
  setServerChecking,
} from '../../editor/analysis-connection.ts';

/** Applies the proofreading settings to the open text and retries failed checkers when the network is back. */
export function useCheckers(desk: Desk): void {
  const { proofreading } = usePreferences();
  const place = useStore(desk.saving.home)?.place;

  useEffect(() => {
    const changed = desk.checkers.updateSettings(proofreading);
    const view = desk.view.get();
    if (changed === 'checkers') recheck(desk);
    else if (changed === 'rules' && view) configureAnalysis(view, desk.options());
  }, [desk, proofreading]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk state it reads changes with these two
  useEffect(() => {
    syncServerCheck(desk);
  }, [desk, proofreading, place]);

  useEffect(() => {
    const retryFailed = () => {
      const { spelling, grammar, server } = desk.checkers.states.get();
      if (spelling === 'failed' || grammar === 'failed') recheck(desk);
      if (server === 'failed' || server === 'offline') retryServerCheck(desk);
    };
    window.addEventListener('online', retryFailed);

    return () => window.removeEventListener('online', retryFailed);
  }, [desk]);
}

/** Runs all checkers again. */
export function recheck(desk: Desk): void {
  const view = desk.view.get();
  desk.checkers.resetStatuses();
  if (view) configureCheckers(view, desk.checkers.settings(), desk.options());
}

/** Sends the paragraphs that the grammar server has not checked yet. */
export function retryServerCheck(desk: Desk): void {
  const view = desk.view.get();
  if (view && desk.checkers.canUseServer()) setServerChecking(view, true);
}

/** Starts or stops the server check; stopping removes its findings. */
function syncServerCheck(desk: Desk): void {
  const view = desk.view.get();
  const isOn = desk.checkers.canUseServer();
  if (!view || isServerChecking(view) === isOn) return;
  setServerChecking(view, isOn);
  configureAnalysis(view, desk.options());
  if (!isOn) desk.checkers.resetServerStatus();
}
