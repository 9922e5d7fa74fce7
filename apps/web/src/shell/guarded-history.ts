import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { isApiPath } from './guard.ts';

/** Browser history that ignores navigation to API paths. */
export function createGuardedHistory(): RouterHistory {
  const history = createBrowserHistory();
  const { push, replace } = history;

  history.push = (path, ...rest) => {
    if (!isApiPath(path)) push(path, ...rest);
  };
  history.replace = (path, ...rest) => {
    if (!isApiPath(path)) replace(path, ...rest);
  };

  return history;
}
