import { useMemo } from 'react';
import { useFormatter, useMessages, useTranslations } from 'use-intl';

/**
 * What the editor itself says, its search panel by its English, in the language of the interface. Texts of other parts that
 * load meanwhile change nothing here.
 */
export function useEditorWords() {
  const editor = useTranslations('writing-lab.editor');
  const t = useTranslations('writing-lab.find');
  const format = useFormatter();
  const messages = useMessages()['writing-lab'];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a translator is a new one when any texts load
  return useMemo(
    () => ({
      label: editor('label'),
      placeholder: editor('placeholder'),
      phrases: {
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
      },
      search: {
        count: ({ count, rank, isMore }: { count: number; rank: number; isMore: boolean }) => {
          if (rank > 0) return t(isMore ? 'placeOfMany' : 'place', { rank, count });

          return t(isMore ? 'matchesMany' : 'matches', { count });
        },
        broken: t('brokenPattern'),
        slow: t('slowPattern'),
        failed: t('patternFailed'),
        selected: (count: number) => t('selected', { count }),
        tooMany: (max: number) => t('tooMany', { max }),
        figure: (count: number) => format.number(count),
      },
    }),
    [messages, format],
  );
}
