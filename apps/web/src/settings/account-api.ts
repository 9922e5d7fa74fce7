import { account } from '@longhand/contract/account';
import type { SessionUser } from '@longhand/contract/auth';
import { authTokens } from '@longhand/contract/auth-tokens';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { setQueryResult } from '../platform/query.ts';
import { session } from '../platform/session.ts';

const api = client({ ...account, ...authTokens });

/** Names as they are kept; what was changed shows everywhere at once. */
export function useChangeAccount() {
  return useMutation({
    mutationFn: api.changeAccount,
    onSuccess: ({ user }: { user: SessionUser }) => session.setProfile(user),
  });
}

/** The picture beside the name, as a square in base64; shows everywhere at once. */
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

const offersKey = ['settings', 'offers'];

/** Whether promotional offers are wanted by mail. */
export function useOffers() {
  return useQuery({ queryKey: offersKey, queryFn: () => api.readOffers() });
}

export function useChangeOffers() {
  return useMutation({
    mutationFn: (wanted: boolean) => api.changeOffers({ body: { wanted } }),
    onSuccess: (answer) => setQueryResult(offersKey, answer),
  });
}

const copyKey = ['settings', 'copy'];
const whileItIsMade = 3_000;

/** The newest copy of one's data; asked for again while it is being made. */
export function useDataCopy() {
  return useQuery({
    queryKey: copyKey,
    queryFn: () => api.readData(),
    refetchInterval: ({ state }) =>
      state.data?.copy?.status === 'waiting' ? whileItIsMade : false,
  });
}

export function useAskForData() {
  return useMutation({
    mutationFn: () => api.askForData(),
    onSuccess: (copy) => setQueryResult(copyKey, { copy }),
  });
}

/** Deletes the account and leaves; `onDone` is called while the screen is still there. */
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
  return useMutation({ mutationFn: api.createToken, onSuccess: useTokensAnew() });
}

export function useRemoveToken() {
  return useMutation({ mutationFn: api.removeToken, onSuccess: useTokensAnew() });
}

function useTokensAnew() {
  const queries = useQueryClient();

  return () => queries.invalidateQueries({ queryKey: tokensKey });
}
