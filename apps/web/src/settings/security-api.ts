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

/** What secures the account. */
export function useSecurity() {
  return useQuery({ queryKey: securityKey, queryFn: () => api.readSecurity() });
}

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => api.listSessions() });
}

/** What happened to the account, a page at a time. */
export function useHistory(page: number, size: number) {
  return useQuery({
    queryKey: [...historyKey, page, size],
    queryFn: () => api.listHistory({ query: { page, size } }),
    placeholderData: keepPreviousData,
  });
}

/** A change of what secures the account. Everything that is said of it is read anew. */
function useSecuring<Sent, Got>(change: (input: Sent) => Promise<Got>) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (input: Sent) => change(input),
    onSuccess: () => {
      for (const queryKey of [securityKey, sessionsKey, historyKey]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}

export const useChangePassword = () => useSecuring(api.changePassword);
export const useStartTotp = () => useMutation({ mutationFn: () => api.startTotp() });
export const useConfirmTotp = () => useSecuring(api.confirmTotp);
export const useRemoveTotp = () => useSecuring(() => api.removeTotp());
export const useMakeRecoveryCodes = () => useSecuring(() => api.makeRecoveryCodes());
export const useRenamePasskey = () => useSecuring(api.renamePasskey);
export const useRemovePasskey = () => useSecuring(api.removePasskey);
export const useEndSession = () => useSecuring(api.endSession);
export const useEndOtherSessions = () => useSecuring(() => api.endOtherSessions());

/** Makes a passkey with the browser and keeps it. Resolves to null when the person let the browser's question pass. */
export const useAddPasskey = () =>
  useSecuring(async (name: string) => {
    const { createPasskey } = await import('../platform/passkeys.ts');
    const { options } = await api.requestPasskey();
    const response = await createPasskey(options);

    return response && api.addPasskey({ body: { name, response } });
  });
