import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useLab } from '../lab.ts';
import type { Shown } from './address.ts';
import { listEverything } from './export-texts.ts';
import type { Selection } from './use-selection.ts';

type SelectMoreProps = { selection: Selection; shown: Shown; total: number };

/** From the texts of a page to all that the search and the filters found, and back to none. */
export function SelectMore({ selection, shown, total }: SelectMoreProps) {
  const t = useTranslations('samples.bulk');
  const lab = useLab();
  const failureText = useFailureText();
  const all = useMutation({
    mutationFn: () => listEverything(lab, new AbortController().signal, shown),
    onSuccess: selection.select,
    onError: (failure) => showToast({ type: 'error', words: failureText(failure) }),
  });

  return (
    <>
      {selection.texts.length < total && (
        <TextButton disabled={all.isPending} onClick={() => all.mutate()}>
          {t('selectAll', { count: total })}
        </TextButton>
      )}
      <TextButton quiet onClick={selection.clear}>
        {t('selectNone')}
      </TextButton>
    </>
  );
}
