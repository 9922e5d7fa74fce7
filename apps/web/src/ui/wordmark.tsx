import styles from './wordmark.module.css';

/** The name and a caret behind it. It is written from left to right in every language. */
export function Wordmark() {
  return (
    <span className={styles.word} dir="ltr" lang="en">
      Longhand
    </span>
  );
}
