import { useMemo } from 'react';
import { useFormatter, useMessages, useTranslations } from 'use-intl';

/**
 * Messages of the editor in the interface language; those of the search panel are keyed by CodeMirror's English phrases. Stays the same
 * object while messages of other screens load.
 */
export function useEditorMessages() {
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
