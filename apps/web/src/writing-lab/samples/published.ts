import { profile } from '@longhand/contract/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { useUser } from '../../platform/session.ts';

const api = client(profile, { quiet: true });

/** What of the writer's texts is on their profile, and whether others see that; nothing while nobody knows. */
export function usePublished(): { ids: ReadonlySet<string>; isShown: boolean } {
  const id = useUser()?.id ?? '';
  const { data } = useQuery({
    queryKey: ['profile', id],
    queryFn: () => api.read({ params: { id } }),
    enabled: id !== '',
  });

  return { ids: new Set(data?.texts.map((text) => text.id)), isShown: data?.isShown ?? false };
}

/** Puts a text on the profile, or takes it back. */
export function usePublish() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id: textId, isOn }: { id: string; isOn: boolean }) =>
      isOn ? api.publishText({ params: { textId } }) : api.withdrawText({ params: { textId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['profile'] }),
  });
}
