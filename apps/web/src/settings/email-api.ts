import { auth, type VerificationType } from '@longhand/contract/auth';
import { authEmail } from '@longhand/contract/auth-email';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { localeState } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { showToast } from '../platform/toasts.ts';

const api = client({ ...authEmail, resendVerification: auth.resendVerification });
const key = ['settings', 'email-change'];

/** The change of address that is under way, or null. */
export function useEmailChange() {
  return useQuery({ queryKey: key, queryFn: () => api.readEmailChange() });
}

export const useRequestEmailChange = () => useMoving(api.requestEmailChange);
export const useCancelEmailChange = () => useMoving(() => api.cancelEmailChange());

/** Spends a code; with the second one the address changes, and the session says the new one. */
export const useConfirmEmailChange = () =>
  useMoving(async (input: Parameters<typeof api.confirmEmailChange>[0]) => {
    const answer = await api.confirmEmailChange(input);
    if (answer.isChanged) {
      showToast({ type: 'success', text: 'account.email.changed' });
      await session.refresh();
    }

    return answer;
  });

type Mail = { email: string; type: VerificationType };

/** Sends the code to one of the two mailboxes once more. */
export const useSendEmailCode = () =>
  useMoving(async ({ email, type }: Mail) => {
    const { locale } = localeState.get();
    const answer = await api.resendVerification({ body: { email, type, locale } });
    showToast({ type: 'success', text: 'auth.code.resent' });

    return answer;
  });

/** After a refusal too: the change may be over, or another by now. */
function useMoving<Sent, Got>(move: (input: Sent) => Promise<Got>) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (input: Sent) => move(input),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
