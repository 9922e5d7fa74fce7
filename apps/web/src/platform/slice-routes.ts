import type { ScreenPath } from '@longhand/contract/routes';
import type { MessageSlice } from '@longhand/locales';
import type { ComponentType } from 'react';

/** A screen that exists: how it is loaded, and the slices whose texts it shows. */
type SliceScreen = {
  screen: () => Promise<{ default: ComponentType }>;
  messages: readonly MessageSlice[];
};

/** What a slice exports as `routes` from its `routes.ts`. */
export type SliceRoutes = Partial<Record<ScreenPath, SliceScreen>>;
