import { Refusal } from '@longhand/contract/errors';
import { showFailureToast, showToast } from '../platform/toasts.ts';
import { useFailureText } from './failure-text.ts';

/** Runs a user action; a failure is shown as a toast. Resolves to the result, or to undefined after a failure. */
export function useAction(): <Result>(act: () => Promise<Result>) => Promise<Result | undefined> {
  const failureText = useFailureText();

  return async (act) => {
    try {
      return await act();
    } catch (failure) {
      const isOwn = failure instanceof Refusal && failure.status < 500 && failure.status !== 429;
      if (isOwn) showToast({ type: 'error', words: failureText(failure) });
      else showFailureToast(failure);

      return undefined;
    }
  };
}
