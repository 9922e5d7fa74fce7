import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { useUser } from '../../platform/session.ts';
import type { ExportDetails } from './export-file.ts';
import { roundLength } from './round-length.ts';

type Sized = { language: string; words: number; characters: number };

/** What a manuscript and a book say of their writer, from the account. */
export function useExportDetails(): (size: Sized) => ExportDetails {
  const t = useTranslations('samples.standard');
  const user = useUser();
  const legalName = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const author = user?.displayName || legalName;

  return ({ language, words, characters }) => ({
    author,
    titlePage: {
      contact: [legalName || author, user?.email ?? ''].filter((line) => line !== ''),
      size: language.startsWith('zh')
        ? t('characters', { count: roundLength(characters) })
        : t('words', { count: roundLength(words) }),
      by: t('by'),
    },
    paper: /-(US|CA|MX|PH|CL|CO)\b/i.test(navigator.language) ? 'letter' : 'a4',
    at: new Date(nowMs()),
  });
}
