import * as z from 'zod';
import { limits } from './limits.ts';

/** Strings must not contain NUL or lone surrogates, which databases cannot store. */
const isStorableText = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const notTextError = { error: 'not_text' };

/** One line typed by a user: trimmed, without control characters. */
export const singleLineText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => isStorableText(value) && !/\p{Cc}/u.test(value), notTextError);

/** Text of several lines: nothing is trimmed or changed. */
export const multilineText = (max: number) =>
  z.string().max(max).refine(isStorableText, notTextError);

export const id = z.uuid();

/** An email address, trimmed and in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.emailMax)
  .pipe(z.email())
  .refine(isStorableText, notTextError);

/** Databases reject the year 0. */
const hasNonZeroYear = (value: string) => !value.startsWith('0000');

/** A calendar day of the writer, `2026-11-20`. */
export const localDate = z.iso.date().refine(hasNonZeroYear, 'year_zero');

/** An instant, in UTC. */
export const instant = z.iso.datetime().refine(hasNonZeroYear, 'year_zero');

export const locales = ['ar', 'de', 'en', 'es-MX', 'es', 'fr', 'zh-CN'] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;

/** An IANA time zone known to this runtime, `Europe/Madrid`. */
export const timeZone = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
    } catch {
      return false;
    }
  }, 'unknown_time_zone');

/** Languages with analysis rules; `und` is any other language. */
export const textLanguage = z.enum(['en', 'es', 'fr', 'de', 'ar', 'zh', 'und']);
export type TextLanguage = z.infer<typeof textLanguage>;

/** Kinds of documents; they decide which findings apply. */
export const documentKinds = [
  'fiction',
  'essay',
  'academic',
  'business',
  'blog',
  'poetry',
  'lyrics',
  'script',
] as const;
export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKind>;

/** Pagination; pages start at 1. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
};

export const successReply = z.object({ success: z.literal(true) });
