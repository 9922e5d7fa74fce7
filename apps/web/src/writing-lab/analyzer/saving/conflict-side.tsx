import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import styles from './conflict-dialog.module.css';
import type { SidePart } from './conflict-sides.ts';

type ConflictSideProps = {
  name: string;
  parts: readonly SidePart[];
  /** Title, kind and language where they differ from the other side. */
  about: readonly string[];
  words: number;
  keepLabel: string;
  onKeep: () => void;
};

/** One of two versions of a text with its own words marked and a button to choose it. */
export function ConflictSide({ name, parts, about, words, keepLabel, onKeep }: ConflictSideProps) {
  const t = useTranslations();

  return (
    <div className={styles.side}>
      <h3 className={styles.name}>{name}</h3>
      {about.length > 0 && (
        <p>
          <bdi>{about.join(' · ')}</bdi>
        </p>
      )}
      <p className={styles.words}>{t('writing-lab.words', { count: words })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.text} aria-label={name} tabIndex={0} dir="auto">
        {parts.map((part, index) =>
          'unchanged' in part ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
            <p key={index} className={styles.unchanged}>
              {t('samples.diff.unchanged', { count: part.unchanged })}
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
            <p key={index} className={styles.changed}>
              {part.pieces.map(({ text, isOnlyHere }, at) => {
                const Piece = isOnlyHere ? 'mark' : 'span';

                // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
                return <Piece key={at}>{text}</Piece>;
              })}
            </p>
          ),
        )}
      </section>
      <Button onClick={onKeep}>{keepLabel}</Button>
    </div>
  );
}
