import { Children, isValidElement, type ReactNode } from 'react';
import styles from './sentence.module.css';

/** A sentence with inline controls. Punctuation stays on the line of the control before it. */
export function Sentence({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);

  return parts.map((part, at) => {
    if (!isValidElement(part)) {
      return isValidElement(parts[at - 1])
        ? String(part).slice(leadingPunctuation(part).length)
        : part;
    }
    const punctuation = leadingPunctuation(parts[at + 1]);
    if (punctuation === '') return part;

    return (
      <span key={part.key} className={styles.joined}>
        {part}
        {punctuation}
      </span>
    );
  });
}

/** Punctuation at the start of a text, which belongs to the control before it. */
function leadingPunctuation(part: unknown): string {
  return typeof part === 'string'
    ? (/^[,.;:!?…)»”،؛؟、。，；：！？）]+/u.exec(part)?.[0] ?? '')
    : '';
}
