import { type ExternalProvider, providerNames } from '@longhand/contract/auth-external';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiUrlFor } from '../../platform/api-client.ts';
import { initialState } from '../../platform/initial-state.ts';
import { safeSessionStorage, storageKeys } from '../../platform/storage.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { quietApi } from '../api.ts';
import styles from '../form/form.module.css';
import { pathAfterSignIn } from './path-after-sign-in.ts';

/** Sign-in buttons for the external providers of this server; nothing if none is configured. */
export function ProviderButtons({ remember = false }: { remember?: boolean }) {
  const t = useTranslations();
  const providers = useProviders();
  const search: { redirect?: unknown } = useSearch({ strict: false });
  if (providers.length === 0) return null;

  const returnUrl = pathAfterSignIn(
    search.redirect,
    safeSessionStorage.get(storageKeys.intendedRoute),
  );
  const query = new URLSearchParams({ returnUrl, ...(remember && { remember: 'true' }) });

  return (
    <ul className={styles.external} aria-label={t('auth.external.title')}>
      {providers.map((provider) => (
        <li key={provider}>
          <ButtonAnchor
            wide
            href={apiUrlFor(`/auth/external-login/${providerNames[provider]}?${query}`)}
          >
            {t('auth.external.with', { name: providerNames[provider] })}
          </ButtonAnchor>
        </li>
      ))}
    </ul>
  );
}

/** The page contains the provider list. Without it, as in development, it is requested. */
function useProviders(): readonly ExternalProvider[] {
  const [providers, setProviders] = useState<readonly ExternalProvider[]>(initialProviders ?? []);

  useEffect(() => {
    if (initialProviders !== undefined) return;
    quietApi.listProviders().then(
      ({ items }) => setProviders(items),
      () => undefined, // the other sign-in methods remain
    );
  }, []);

  return providers;
}

const initialProviders = initialState.externalProviders;
