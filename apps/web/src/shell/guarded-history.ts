import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { isApiPath } from './guard.ts';

/** The browser's history, on which a navigation to a path of the server does nothing at all. */
export function guardedHistory(): RouterHistory {
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
