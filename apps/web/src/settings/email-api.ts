import { auth, type VerificationType } from '@longhand/contract/auth';
import { authEmail } from '@longhand/contract/auth-email';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { localeState } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { showToast } from '../platform/toasts.ts';

const api = client({ ...authEmail, resendVerification: auth.resendVerification });
const emailChangeKey = ['settings', 'email-change'];

/** The pending email change, or null. */
export function useEmailChange() {
  return useQuery({ queryKey: emailChangeKey, queryFn: () => api.readEmailChange() });
}

export const useRequestEmailChange = () => useEmailChangeMutation(api.requestEmailChange);
export const useCancelEmailChange = () => useEmailChangeMutation(() => api.cancelEmailChange());

/** Verifies a code. The second code completes the change and refreshes the session. */
export const useConfirmEmailChange = () =>
  useEmailChangeMutation(async (input: Parameters<typeof api.confirmEmailChange>[0]) => {
    const answer = await api.confirmEmailChange(input);
    if (answer.isChanged) {
      showToast({ type: 'success', text: 'account.email.changed' });
      await session.refresh();
    }

    return answer;
  });

type CodeRequest = { email: string; type: VerificationType };

/** Resends the code to one of the two addresses. */
export const useSendEmailCode = () =>
  useEmailChangeMutation(async ({ email, type }: CodeRequest) => {
    const { locale } = localeState.get();
    const answer = await api.resendVerification({ body: { email, type, locale } });
    showToast({ type: 'success', text: 'auth.code.resent' });

    return answer;
  });

/** Refetches after errors too: the change may have ended or been replaced. */
function useEmailChangeMutation<Input, Output>(request: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (input: Input) => request(input),
    onSettled: () => queries.invalidateQueries({ queryKey: emailChangeKey }),
  });
}
