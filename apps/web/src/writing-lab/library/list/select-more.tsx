import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../platform/toasts.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { TextButton } from '../../../ui/text-link.tsx';
import { useLab } from '../../storage/lab.ts';
import { listMatchingTexts } from '../import-export/export-texts.ts';
import type { SampleListState } from './list-url-state.ts';
import type { TextSelection } from './use-selection.ts';

type SelectMoreProps = { selection: TextSelection; listState: SampleListState; total: number };

/** Selects all texts that match the filters, or clears the selection. */
export function SelectMore({ selection, listState, total }: SelectMoreProps) {
  const t = useTranslations('samples.bulk');
  const lab = useLab();
  const failureText = useFailureText();
  const all = useMutation({
    mutationFn: () => listMatchingTexts(lab, new AbortController().signal, listState),
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
