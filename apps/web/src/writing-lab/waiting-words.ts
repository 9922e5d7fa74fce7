import { session } from '../platform/session.ts';
import { isLoggedIn } from '../platform/session-machine.ts';
import { labOf } from './lab.ts';

/** Sends the words that wait on this device: now, when somebody signs in, and whenever the network comes back. */
export function watchWaitingWords(): void {
  const send = () => {
    const state = session.state.get();
    if (isLoggedIn(state) && state.user) void labOf(state.user).sendWords();
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
