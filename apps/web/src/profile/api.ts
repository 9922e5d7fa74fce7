import { profile } from '@longhand/contract/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';

const api = client(profile);

export function useProfile(id: string) {
  return useQuery({
    queryKey: ['profile', id],
    queryFn: () => api.read({ params: { id } }),
  });
}

export function usePublishedText(id: string, textId: string) {
  return useQuery({
    queryKey: ['profile', id, 'text', textId],
    queryFn: () => api.readText({ params: { id, textId } }),
  });
}

export function useFollowedWriters() {
  return useQuery({
    queryKey: ['profile', 'followed'],
    queryFn: () => api.listFollowed(),
  });
}

/** Saves the own profile and refetches it. */
export function useChangeProfile() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: api.change,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['profile'] }),
  });
}
