import { useEffect } from 'react';
import { createStore } from '../platform/store.ts';

/** The name a screen gives itself, such as the title of a text, beside those of the table. */
export const pageName = createStore<string | null>(null);

/** Names the screen in the top line and the title of the window, as long as it is shown. */
export function usePageName(name: string | null): void {
  useEffect(() => {
    pageName.set(name);

    return () => pageName.set(null);
  }, [name]);
}
