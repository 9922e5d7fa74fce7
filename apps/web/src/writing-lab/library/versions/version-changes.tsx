import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { useLab } from '../../storage/lab.ts';
import type { VersionedText } from '../../storage/samples/sample-store.ts';
import styles from './version-changes.module.css';

type VersionChangesProps = {
  text: VersionedText;
  /** The viewed version and its comparison: another version or the newest revision. */
  number: number;
  comparedWith: number | 'now';
};

/** The word diff of two revisions of a text, the older first. */
export function VersionChanges({ text, number, comparedWith }: VersionChangesProps) {
  const t = useTranslations('samples');
  const lab = useLab();
  const store = lab.stores[text.place];
  const diff = useQuery({
    queryKey: ['writing-lab', 'compared', lab.userId, text.id, number, comparedWith],
    staleTime: 0, // the newest revision may have changed
    async queryFn() {
      const [mine, theirs, { createWordDiff }] = await Promise.all([
        store.readVersion(text.id, number),
        comparedWith === 'now' ? store.read(text.id) : store.readVersion(text.id, comparedWith),
        import('./word-diff.ts'),
      ]);
      const isOlder = comparedWith === 'now' || comparedWith > number;

      return isOlder
        ? createWordDiff(mine.text, theirs.text)
        : createWordDiff(theirs.text, mine.text);
    },
  });
  if (diff.isPending) return <LoadingState lines={6} />;
  if (diff.isError) {
    return (
      <ErrorState title={t('diff.failed')} error={diff.error} onRetry={() => void diff.refetch()} />
    );
  }
  const { changes, added, removed } = diff.data;
  if (added + removed === 0) return <p role="status">{t('diff.same')}</p>;

  return (
    <>
      <p role="status">{t('diff.changes', { added, removed })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={styles.changes} aria-label={t('diff.text')} tabIndex={0} dir="auto">
        {changes.map((change, index) =>
          'unchanged' in change ? (
            change.unchanged > 0 && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the diff never reorders
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
