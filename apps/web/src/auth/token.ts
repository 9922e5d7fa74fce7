import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { safeSessionStorage } from '../platform/storage.ts';

/** The token that a link from a mail carries behind its #, where no server and no log sees it; null without one. */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

/** Takes the token out of the address, so that it stays in no history and is not passed on with a copied address. */
export function useToken(): string | null {
  const router = useRouter();
  const [token] = useState(() => tokenIn(router.state.location.hash));

  useEffect(() => {
    const { pathname, searchStr, hash } = router.state.location;
    if (tokenIn(hash) !== null) router.history.replace(pathname + searchStr);
  }, [router]);

  return token;
}

/** The same, kept in this window until it was used: signing in, or a reload, may lie in between. */
export function useKeptToken(name: 'invitation' | 'waitlist') {
  const key = `token-${name}`;
  const brought = useToken();
  const [token, setToken] = useState(() => brought ?? safeSessionStorage.get(key));

  useEffect(() => {
    if (brought !== null) safeSessionStorage.set(key, brought);
  }, [brought, key]);

  const take = useCallback(
    (taken: string) => {
      safeSessionStorage.set(key, taken);
      setToken(taken);
    },
    [key],
  );
  const forget = useCallback(() => safeSessionStorage.remove(key), [key]);

  return { token, take, forget };
}
