import { authPasskeys } from '@longhand/contract/auth-passkeys';
import { authPassword } from '@longhand/contract/auth-password';
import { authSecurity } from '@longhand/contract/auth-security';
import { authSessions } from '@longhand/contract/auth-sessions';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';

const api = client({ ...authPassword, ...authSecurity, ...authPasskeys, ...authSessions });

const securityKey = ['settings', 'security'];
const sessionsKey = ['settings', 'sessions'];
const historyKey = ['settings', 'history'];

/** Password, second factor and passkeys of the account. */
export function useSecurity() {
  return useQuery({ queryKey: securityKey, queryFn: () => api.readSecurity() });
}

export function useSignInSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => api.listSessions() });
}

/** Audit events of the account, paged. */
export function useAccountHistory(page: number, size: number) {
  return useQuery({
    queryKey: [...historyKey, page, size],
    queryFn: () => api.listHistory({ query: { page, size } }),
    placeholderData: keepPreviousData,
  });
}

/** A change of the account's security. Refetches the security status, sessions and history. */
function useSecurityMutation<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (input: Input) => change(input),
    onSuccess: () => {
      for (const queryKey of [securityKey, sessionsKey, historyKey]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}

export const useChangePassword = () => useSecurityMutation(api.changePassword);
export const useStartTotp = () => useMutation({ mutationFn: () => api.startTotp() });
export const useConfirmTotp = () => useSecurityMutation(api.confirmTotp);
export const useRemoveTotp = () => useSecurityMutation(() => api.removeTotp());
export const useMakeRecoveryCodes = () => useSecurityMutation(() => api.createRecoveryCodes());
export const useRenamePasskey = () => useSecurityMutation(api.renamePasskey);
export const useRemovePasskey = () => useSecurityMutation(api.removePasskey);
export const useEndSession = () => useSecurityMutation(api.endSession);
export const useEndOtherSessions = () => useSecurityMutation(() => api.endOtherSessions());

/** Creates a passkey in the browser and registers it. Resolves to null if the user dismissed the browser's dialog. */
export const useAddPasskey = () =>
  useSecurityMutation(async (name: string) => {
    const { createPasskey } = await import('../platform/passkeys.ts');
    const { options } = await api.requestPasskeyRegistration();
    const response = await createPasskey(options);

    return response && api.registerPasskey({ body: { name, response } });
  });
