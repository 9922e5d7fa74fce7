import { useTranslations } from 'use-intl';

/** The search panel of the editor in the language of the interface. */
export function useSearchPhrases(): Record<string, string> {
  const t = useTranslations('writing-lab.find');

  return {
    Find: t('find'),
    Replace: t('replaceWith'),
    next: t('next'),
    previous: t('previous'),
    all: t('all'),
    'match case': t('matchCase'),
    'by word': t('byWord'),
    regexp: t('pattern'),
    replace: t('replace'),
    'replace all': t('replaceAll'),
    close: t('close'),
    'current match': t('currentMatch'),
    'replaced $ matches': t('replacedMany'),
    'replaced match on line $': t('replacedOne'),
    'on line': t('onLine'),
    'Go to line': t('goToLine'),
    go: t('go'),
  };
}
