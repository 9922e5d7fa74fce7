import { useEffect } from 'react';
import { createStore } from '../platform/store.ts';

/** The name that a screen sets itself, such as the title of a text. */
export const pageName = createStore<string | null>(null);

/** Names the screen in the top bar and the document title while it is mounted. */
export function usePageName(name: string | null): void {
  useEffect(() => {
    pageName.set(name);

    return () => pageName.set(null);
  }, [name]);
}
