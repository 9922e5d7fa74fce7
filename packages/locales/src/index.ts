export * from './locales.ts';
export type { MessageSlice, Messages } from './messages.ts';
