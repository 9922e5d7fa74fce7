import { limits } from '@longhand/contract/limits';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { rescueText } from '../files/plain-file.ts';
import type { Desk } from './desk.ts';
import styles from './notices.module.css';
import { SaveNotice } from './save-notice.tsx';

type NoticesProps = {
  desk: Desk;
  isTooLong: boolean;
  onTooLongRead: () => void;
  hasFailed: boolean;
  onAnalyzeAgain: () => void;
};

/** What the writer has to know about the words: told in place, and it stays until it is dealt with. */
export function Notices({
  desk,
  isTooLong,
  onTooLongRead,
  hasFailed,
  onAnalyzeAgain,
}: NoticesProps) {
  const t = useTranslations('writing-lab');
  const kept = useStore(desk.keeper.status);

  return (
    <div className={styles.notices}>
      <SaveNotice desk={desk} />
      {kept.is === 'failed' && (
        <Notice
          isUrgent
          actions={
            <TextButton
              onClick={() => {
                const { title, text } = desk.snapshot();
                rescueText({ title: title || t('untitled'), text });
              }}
            >
              {t('editor.download')}
            </TextButton>
          }
        >
          {t(`notice.${kept.why}`)}
        </Notice>
      )}
      {isTooLong && (
        <Notice
          isUrgent
          actions={<TextButton onClick={onTooLongRead}>{t('notice.dismiss')}</TextButton>}
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

type NoticeProps = { isUrgent?: boolean; actions?: ReactNode; children: ReactNode };

/** One remark with what can be done about it. */
export function Notice({ isUrgent = false, actions, children }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-urgent={isUrgent || undefined}
      role={isUrgent ? 'alert' : 'status'}
    >
      <p>{children}</p>
      {actions !== undefined && <p className={styles.actions}>{actions}</p>}
    </div>
  );
}
