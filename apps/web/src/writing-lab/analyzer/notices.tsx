import { limits } from '@longhand/contract/limits';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../document/desk.ts';
import { downloadPlainText } from '../files/download/plain-text-download.ts';
import { Notice } from './notice.tsx';
import styles from './notices.module.css';
import { SaveNotice } from './saving/save-notice.tsx';

type NoticesProps = {
  desk: Desk;
  isTooLong: boolean;
  onTooLongDismiss: () => void;
  hasFailed: boolean;
  onAnalyzeAgain: () => void;
};

/** Problems of the open text, shown in place until they are resolved. */
export function Notices({
  desk,
  isTooLong,
  onTooLongDismiss,
  hasFailed,
  onAnalyzeAgain,
}: NoticesProps) {
  const t = useTranslations('writing-lab');
  const storageStatus = useStore(desk.keeper.status);

  return (
    <div className={styles.notices}>
      <SaveNotice desk={desk} />
      {storageStatus.is === 'failed' && (
        <Notice
          isUrgent
          actions={
            <TextButton
              onClick={() => {
                const { title, text } = desk.snapshot();
                downloadPlainText({ title: title || t('untitled'), text });
              }}
            >
              {t('editor.download')}
            </TextButton>
          }
        >
          {t(`notice.${storageStatus.why}`)}
        </Notice>
      )}
      {isTooLong && (
        <Notice
          isUrgent
          actions={<TextButton onClick={onTooLongDismiss}>{t('notice.dismiss')}</TextButton>}
        >
          {t('notice.tooLong', { limit: limits.textBytesMax / 1_000_000 })}
        </Notice>
      )}
      {hasFailed && (
        <Notice
          isUrgent
          actions={<TextButton onClick={onAnalyzeAgain}>{t('notice.analyzeAgain')}</TextButton>}
        >
          {t('notice.analysisFailed')}
        </Notice>
      )}
    </div>
  );
}
