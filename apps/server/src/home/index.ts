import { home } from '@longhand/contract/home';
import { defineSlice } from '../platform/slice.ts';
import { homeHandlers } from './handlers.ts';

/**
 * Combines the home screen's data from other slices: today's words, active goals, recent days, the last edited text and unread
 * notifications. It stores nothing itself and refuses no signed-in user.
 */
export const slice = defineSlice({
  name: 'home',
  about: "The home screen's summary of today.",
  endpoints: home,
  handlers: homeHandlers,
  personal: null,
});
