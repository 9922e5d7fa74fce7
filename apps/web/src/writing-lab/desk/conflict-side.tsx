import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import styles from './conflict-dialog.module.css';
import type { SidePart } from './conflict-sides.ts';

type ConflictSideProps = {
  name: string;
  parts: readonly SidePart[];
  /** What it is called and is, where the other is not. */
  about: readonly string[];
  words: number;
  keep: string;
  onKeep: () => void;
};

/** One of two states of a text, its own words marked, with the way to choose it. */
export function ConflictSide({ name, parts, about, words, keep, onKeep }: ConflictSideProps) {
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
      <Button onClick={onKeep}>{keep}</Button>
    </div>
  );
}
