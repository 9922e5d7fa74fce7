import { profile } from '@longhand/contract/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../platform/api-client.ts';
import { useUser } from '../../../platform/session.ts';

const api = client(profile, { quiet: true });

/** The user's texts that are published on their profile, and whether the profile is visible to others; empty while loading. */
export function usePublished(): { ids: ReadonlySet<string>; isShown: boolean } {
  const id = useUser()?.id ?? '';
  const { data } = useQuery({
    queryKey: ['profile', id],
    queryFn: () => api.read({ params: { id } }),
    enabled: id !== '',
  });

  return { ids: new Set(data?.texts.map((text) => text.id)), isShown: data?.isShown ?? false };
}

/** Publishes or withdraws a text. */
export function usePublish() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id: textId, isOn }: { id: string; isOn: boolean }) =>
      isOn ? api.publishText({ params: { textId } }) : api.unpublishText({ params: { textId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['profile'] }),
  });
}
