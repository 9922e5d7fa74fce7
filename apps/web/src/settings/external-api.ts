import { authExternal, type ExternalProvider } from '@longhand/contract/auth-external';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';

const api = client(authExternal);
const identitiesKey = ['settings', 'identities'];

/** The external providers configured on this server, each with the linked identity. */
export function useExternalAccounts() {
  return useQuery({
    queryKey: identitiesKey,
    queryFn: async () => {
      const [providers, identities] = await Promise.all([
        api.listProviders(),
        api.listIdentities(),
      ]);

      return { providers: providers.items, identities: identities.items };
    },
  });
}

/** Redirects to the provider, which returns here. */
export function useStartLink() {
  return useMutation({
    mutationFn: (provider: ExternalProvider) =>
      api.startLink({ body: { provider, returnUrl: '/app/settings/integrations' } }),
    onSuccess: ({ url }) => location.assign(url),
  });
}

export function useUnlink() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (id: string) => api.unlink({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: identitiesKey }),
  });
}
