import { account } from '@longhand/contract/account';
import type { SessionUser } from '@longhand/contract/auth';
import { authTokens } from '@longhand/contract/auth-tokens';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { setQueryResult } from '../platform/query.ts';
import { session } from '../platform/session.ts';

const api = client({ ...account, ...authTokens });

/** Changes the names of the account. They change everywhere in the app at once. */
export function useChangeAccount() {
  return useMutation({
    mutationFn: api.changeAccount,
    onSuccess: ({ user }: { user: SessionUser }) => session.setProfile(user),
  });
}

/** Changes the profile picture, sent as a square in base64. */
export function useChangePicture() {
  return useMutation({
    mutationFn: api.changeAvatar,
    onSuccess: ({ user }: { user: SessionUser }) => session.setProfile(user),
  });
}

export function useRemovePicture() {
  return useMutation({
    mutationFn: () => api.removeAvatar(),
    onSuccess: ({ user }: { user: SessionUser }) => session.setProfile(user),
  });
}

const consentKey = ['settings', 'offers'];

/** Whether the user wants promotional email. */
export function useMarketingConsent() {
  return useQuery({ queryKey: consentKey, queryFn: () => api.readOfferPreference() });
}

export function useChangeMarketingConsent() {
  return useMutation({
    mutationFn: (wanted: boolean) => api.changeOfferPreference({ body: { wanted } }),
    onSuccess: (answer) => setQueryResult(consentKey, answer),
  });
}

const copyKey = ['settings', 'copy'];
const pollIntervalMs = 3_000;

/** The newest data copy, polled while it is being created. */
export function useDataCopy() {
  return useQuery({
    queryKey: copyKey,
    queryFn: () => api.readDataExport(),
    refetchInterval: ({ state }) =>
      state.data?.copy?.status === 'waiting' ? pollIntervalMs : false,
  });
}

export function useRequestDataCopy() {
  return useMutation({
    mutationFn: () => api.requestDataExport(),
    onSuccess: (copy) => setQueryResult(copyKey, { copy }),
  });
}

/** Deletes the account and signs out. `onDone` is called while the screen is still mounted. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: ({ email, onDone }: { email: string; onDone: () => void }) =>
      session.leaveBy(async () => {
        await api.deleteAccount({ body: { email } });
        onDone();
      }),
  });
}

const tokensKey = ['settings', 'tokens'];

export function useTokens() {
  return useQuery({ queryKey: tokensKey, queryFn: () => api.listTokens() });
}

export function useCreateToken() {
  return useMutation({ mutationFn: api.createToken, onSuccess: useInvalidateTokens() });
}

export function useRemoveToken() {
  return useMutation({ mutationFn: api.removeToken, onSuccess: useInvalidateTokens() });
}

function useInvalidateTokens() {
  const queries = useQueryClient();

  return () => queries.invalidateQueries({ queryKey: tokensKey });
}
