import { home } from '@longhand/contract/home';
import { defineSlice } from '../platform/slice.ts';
import { homeHandlers } from './handlers.ts';

/**
 * Puts together what the home screen shows of the other slices, through what they offer: the words of today, the active goals,
 * the last days, the text last worked on, what is unread. It keeps nothing of its own and refuses nobody who is signed in.
 */
export const slice = defineSlice({
  name: 'home',
  about: 'Today at a glance.',
  endpoints: home,
  handlers: homeHandlers,
  personal: null,
});
