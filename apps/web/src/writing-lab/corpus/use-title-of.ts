import { useTranslations } from 'use-intl';

/** What a text is called on the screens; one without a title is called so. */
export function useTitleOf(): (text: { title: string }) => string {
  const t = useTranslations('writing-lab');

  return ({ title }) => title || t('untitled');
}
