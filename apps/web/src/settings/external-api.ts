import { authExternal, type ExternalProvider } from '@longhand/contract/auth-external';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';

const api = client(authExternal);
const key = ['settings', 'identities'];

/** The providers that this installation is set up for, each with what is linked of it. */
export function useExternalAccounts() {
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const [providers, identities] = await Promise.all([
        api.listProviders(),
        api.listIdentities(),
      ]);

      return { providers: providers.items, identities: identities.items };
    },
  });
}

/** Leaves for the provider, which sends the browser back here. */
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
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
