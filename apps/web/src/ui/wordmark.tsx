import styles from './wordmark.module.css';

/** The product name with a caret, left to right in every language. */
export function Wordmark() {
  return (
    <span className={styles.word} dir="ltr" lang="en">
      Longhand
    </span>
  );
}
