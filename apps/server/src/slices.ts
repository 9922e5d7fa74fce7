import type { Slice } from './platform/slice.ts';

/** Every slice of the server; a slice that is not listed here does not exist. */
export const slices: readonly Slice[] = [];
