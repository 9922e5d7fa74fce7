import { type ExternalProvider, providerNames } from '@longhand/contract/auth-external';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiAddressOf } from '../platform/api-client.ts';
import { initialState } from '../platform/initial-state.ts';
import { pathAfterSignIn } from '../platform/path-after-sign-in.ts';
import { safeSessionStorage, storageKeys } from '../platform/storage.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { quietApi } from './api.ts';
import styles from './form.module.css';

/** The accounts elsewhere that this installation takes; none are shown where none are set up. */
export function ExternalWays({ remember = false }: { remember?: boolean }) {
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
            href={apiAddressOf(`/auth/external-login/${providerNames[provider]}?${query}`)}
          >
            {t('auth.external.with', { name: providerNames[provider] })}
          </ButtonAnchor>
        </li>
      ))}
    </ul>
  );
}

/** Written into the page; a page without that, as in development, asks. */
function useProviders(): readonly ExternalProvider[] {
  const [providers, setProviders] = useState<readonly ExternalProvider[]>(known ?? []);

  useEffect(() => {
    if (known !== undefined) return;
    quietApi.listProviders().then(
      ({ items }) => setProviders(items),
      () => undefined, // then one signs in by the other ways
    );
  }, []);

  return providers;
}

const known = initialState.externalProviders;
