import { Children, isValidElement, type ReactNode } from 'react';
import styles from './sentence.module.css';

/** A sentence with choices in it, whose commas and full stops stay with the choice before them where a line ends. */
export function Sentence({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);

  return parts.map((part, at) => {
    if (!isValidElement(part)) {
      return isValidElement(parts[at - 1]) ? String(part).slice(marksOf(part).length) : part;
    }
    const marks = marksOf(parts[at + 1]);
    if (marks === '') return part;

    return (
      <span key={part.key} className={styles.joined}>
        {part}
        {marks}
      </span>
    );
  });
}

/** The marks that a text begins with, and that belong to what stands before it. */
function marksOf(part: unknown): string {
  return typeof part === 'string'
    ? (/^[,.;:!?…)»”،؛؟、。，；：！？）]+/u.exec(part)?.[0] ?? '')
    : '';
}
