import type { ScreenPath } from '@longhand/contract/routes';
import type { MessageSlice } from '@longhand/locales';
import type { ComponentType } from 'react';

/** A screen: its lazy import and the message slices it uses. */
type ScreenRoute = {
  screen: () => Promise<{ default: ComponentType }>;
  messages: readonly MessageSlice[];
};

/** What a slice exports as `routes` from its `routes.ts`. */
export type SliceRoutes = Partial<Record<ScreenPath, ScreenRoute>>;
