import { profile } from '@longhand/contract/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';

const api = client(profile);

/** The own profile, under the same query key as the profile screen. */
export function useOwnProfile(id: string) {
  return useQuery({ queryKey: ['profile', id], queryFn: () => api.read({ params: { id } }) });
}

export function useShowProfile() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (isShown: boolean) => api.change({ body: { isShown } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['profile'] }),
  });
}
