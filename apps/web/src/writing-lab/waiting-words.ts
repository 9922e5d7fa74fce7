import { session } from '../platform/session.ts';
import { isLoggedIn } from '../platform/session-machine.ts';
import { labOf } from './lab.ts';
import { sendOwnWords } from './own-words/own-words.ts';

/** Sends what waits on this device, texts, words for the goals and words of the writer's own: now, when somebody signs in, and whenever the network comes back. */
export function watchWaitingWords(): void {
  const send = () => {
    const state = session.state.get();
    if (!isLoggedIn(state) || !state.user) return;
    const lab = labOf(state.user);
    void lab.sendWords();
    void lab.sendTexts();
    void sendOwnWords(lab).catch(() => undefined); // a disk that fails is told at the desk
  };

  send();
  window.addEventListener('online', send);
  let userId = session.state.get().user?.id;
  session.state.subscribe(() => {
    const { user } = session.state.get();
    if (user?.id === userId) return;
    userId = user?.id;
    send();
  });
}
