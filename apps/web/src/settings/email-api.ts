import { authEmail } from '@longhand/contract/auth-email';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';

const api = client(authEmail);
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
    if (answer.isChanged) await session.refresh();

    return answer;
  });

function useMoving<Sent, Got>(move: (input: Sent) => Promise<Got>) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (input: Sent) => move(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
