import { type ExternalProvider, providerNames } from '@longhand/contract/auth-external';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressHere } from '../platform/api-client.ts';
import { initialState } from '../platform/initial-state.ts';
import { keys, sessionShelf } from '../platform/storage.ts';
import { afterLogin } from '../platform/way-back.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { quietApi } from './api.ts';
import styles from './form.module.css';

/** The accounts elsewhere that this installation takes; none are shown where none are set up. */
export function ExternalWays({ remember = false }: { remember?: boolean }) {
  const t = useTranslations();
  const providers = useProviders();
  const search: { redirect?: unknown } = useSearch({ strict: false });
  if (providers.length === 0) return null;

  const returnUrl = afterLogin(search.redirect, sessionShelf.get(keys.intendedRoute));
  const query = new URLSearchParams({ returnUrl, ...(remember && { remember: 'true' }) });

  return (
    <ul className={styles.external} aria-label={t('auth.external.title')}>
      {providers.map((provider) => (
        <li key={provider}>
          <ButtonAnchor
            wide
            href={addressHere(`/auth/external-login/${providerNames[provider]}?${query}`)}
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
