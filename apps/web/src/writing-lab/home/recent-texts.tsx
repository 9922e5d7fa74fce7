import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Link } from '../../ui/text-link.tsx';
import type { SavedText } from '../storage/samples/sample-store.ts';
import styles from './home.module.css';

/** The most recently changed texts. */
export function RecentTexts({ texts }: { texts: readonly SavedText[] }) {
  const t = useTranslations('writing-lab');
  const dates = useDates();

  return (
    <ul>
      {texts.map((text) => (
        <li key={text.id} className={styles.row}>
          <Link
            className={styles.title}
            dir="auto"
            to={`/app/writing-lab/analyzer?sample=${text.id}`}
          >
            {text.title || t('untitled')}
          </Link>{' '}
          <span>{t('words', { count: text.words })}</span>{' '}
          <span className={styles.quiet}>{t(`kinds.${text.kind}`)}</span>{' '}
          {text.place === 'device' && (
            <span className={styles.quiet}>{t('samples.deviceMark')}</span>
          )}{' '}
          <time className={styles.end} dateTime={text.changedAt}>
            {dates.dateTime(text.changedAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
