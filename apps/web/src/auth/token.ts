import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { safeSessionStorage } from '../platform/storage.ts';

/** The token in the URL hash of an emailed link, where servers and logs never see it; null without one. */
export function tokenFromHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

/** Reads the token and removes it from the URL, so it stays out of the history and of copied links. */
export function useUrlToken(): string | null {
  const router = useRouter();
  const [token] = useState(() => tokenFromHash(router.state.location.hash));

  useEffect(() => {
    const { pathname, searchStr, hash } = router.state.location;
    if (tokenFromHash(hash) !== null) router.history.replace(pathname + searchStr);
  }, [router]);

  return token;
}

/** A token kept in this tab until it is used, across a sign-in or reload. */
export function useStoredToken(name: 'invitation' | 'waitlist') {
  const key = `token-${name}`;
  const urlToken = useUrlToken();
  const [token, setToken] = useState(() => urlToken ?? safeSessionStorage.get(key));

  useEffect(() => {
    if (urlToken !== null) safeSessionStorage.set(key, urlToken);
  }, [urlToken, key]);

  const storeToken = useCallback(
    (newToken: string) => {
      safeSessionStorage.set(key, newToken);
      setToken(newToken);
    },
    [key],
  );
  const clearToken = useCallback(() => safeSessionStorage.remove(key), [key]);

  return { token, storeToken, clearToken };
}
