import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useLab } from '../lab.ts';
import type { VersionedText } from './sample-store.ts';
import styles from './version-changes.module.css';

type VersionChangesProps = {
  text: VersionedText;
  /** The version that is looked at, and what it is compared with: another one, or the newest state. */
  number: number;
  other: number | 'now';
};

/** What changed between two states of a text, word by word, the older one first. */
export function VersionChanges({ text, number, other }: VersionChangesProps) {
  const t = useTranslations('samples');
  const lab = useLab();
  const store = lab.stores[text.place];
  const compared = useQuery({
    queryKey: ['writing-lab', 'compared', lab.userId, text.id, number, other],
    staleTime: 0, // the newest state may be another by now
    async queryFn() {
      const [mine, theirs, { compareTexts }] = await Promise.all([
        store.readVersion(text.id, number),
        other === 'now' ? store.read(text.id) : store.readVersion(text.id, other),
        import('./compare-texts.ts'),
      ]);
      const isOlder = other === 'now' || other > number;

      return isOlder ? compareTexts(mine.text, theirs.text) : compareTexts(theirs.text, mine.text);
    },
  });
  if (compared.isPending) return <LoadingState lines={6} />;
  if (compared.isError) {
    return (
      <ErrorState
        title={t('diff.failed')}
        error={compared.error}
        onRetry={() => void compared.refetch()}
      />
    );
  }
  const { changes, added, removed } = compared.data;
  if (added + removed === 0) return <p role="status">{t('diff.same')}</p>;

  return (
    <>
      <p role="status">{t('diff.changes', { added, removed })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.changes} aria-label={t('diff.text')} tabIndex={0} dir="auto">
        {changes.map((change, index) =>
          'unchanged' in change ? (
            change.unchanged > 0 && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
              <p key={index} className={styles.unchanged}>
                {t('diff.unchanged', { count: change.unchanged })}
              </p>
            )
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
            <p key={index} className={styles.changed}>
              {change.pieces.map(({ text: words, is }, at) => {
                const Mark = is === 'added' ? 'ins' : is === 'removed' ? 'del' : 'span';

                // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
                return <Mark key={at}>{words}</Mark>;
              })}
            </p>
          ),
        )}
      </section>
    </>
  );
}
