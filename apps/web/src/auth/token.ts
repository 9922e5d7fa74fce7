import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

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
