import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { Notice } from './notice.tsx';
import type { FileOpening } from './use-open-file.ts';

/** Progress or failure of a file being opened. */
export function FileNotices({ opening }: { opening: FileOpening }) {
  const t = useTranslations();
  const { reading, problem, cancel, dismiss } = opening;
  if (reading !== null) {
    return (
      <Notice actions={<TextButton onClick={cancel}>{t('ui.cancel')}</TextButton>}>
        {t('samples.reading', { name: reading })}
      </Notice>
    );
  }
  if (problem === null) return null;

  return (
    <Notice
      isUrgent
      actions={<TextButton onClick={dismiss}>{t('writing-lab.notice.dismiss')}</TextButton>}
    >
      {problem}
    </Notice>
  );
}
