import { session } from '../platform/session.ts';
import { isSignedIn } from '../platform/session-machine.ts';
import { sendOwnWords } from './dictionary/own-words.ts';
import { getLab } from './storage/lab.ts';

/** Sends pending texts, typed words and own words at once, after sign-in, and whenever the network comes back. */
export function watchPendingUploads(): void {
  const sendPending = () => {
    const state = session.state.get();
    if (!isSignedIn(state) || !state.user) return;
    const lab = getLab(state.user);
    void lab.sendWords();
    void lab.sendTexts();
    void sendOwnWords(lab).catch(() => undefined); // the analyzer reports storage errors
  };

  sendPending();
  window.addEventListener('online', sendPending);
  let userId = session.state.get().user?.id;
  session.state.subscribe(() => {
    const { user } = session.state.get();
    if (user?.id === userId) return;
    userId = user?.id;
    sendPending();
  });
}
