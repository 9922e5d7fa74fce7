import { useTranslations } from 'use-intl';
import { nowMs } from '../../../platform/clock.ts';
import { useUser } from '../../../platform/session.ts';
import type { ExportDetails } from './export-file.ts';

type TextSize = { language: string; words: number; characters: number };

/** Author details for manuscripts and books, from the account. */
export function useExportDetails(): (size: TextSize) => ExportDetails {
  const t = useTranslations('samples.standard');
  const user = useUser();
  const legalName = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const author = user?.displayName || legalName;

  return ({ language, words, characters }) => ({
    author,
    titlePage: {
      contact: [legalName || author, user?.email ?? ''].filter((line) => line !== ''),
      wordCount: language.startsWith('zh')
        ? t('characters', { count: roundLength(characters) })
        : t('words', { count: roundLength(words) }),
      by: t('by'),
    },
    paper: /-(US|CA|MX|PH|CL|CO)\b/i.test(navigator.language) ? 'letter' : 'a4',
    at: new Date(nowMs()),
  });
}

/**
 * A word count rounded as publishers expect it: to the hundred for a story, to the thousand for a book.
 *
 * @example roundLength(84_512) // 85_000
 */
export function roundLength(count: number): number {
  const step = count < 200 ? 10 : count < 20_000 ? 100 : 1_000;

  return Math.max(Math.round(count / step) * step, Math.min(count, step));
}
