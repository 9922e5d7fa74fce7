import { useTranslations } from 'use-intl';

/** The display title of a text, with a default for untitled texts. */
export function useTitleOf(): (text: { title: string }) => string {
  const t = useTranslations('writing-lab');

  return ({ title }) => title || t('untitled');
}
