import type { Span } from '@longhand/analysis';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import styles from './marked-text.module.css';
import { type Mark, paginate, splitParagraph } from './text-pages.ts';

type MarkedTextProps = {
  text: string;
  marks: readonly (Span & Mark)[];
};

/** A text with every counted occurrence marked; a long one in pages. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const t = useTranslations('lab.places');
  const pages = useMemo(() => paginate(text), [text]);
  const [requestedPage, setWanted] = useState(0);
  const at = Math.min(requestedPage, pages.length - 1);
  const page = pages[at];
  if (!page) return null;

  return (
    <div>
      <div className={styles.text} dir="auto">
        {page.map((paragraph) => (
          <p key={paragraph.from}>
            {splitParagraph(text, paragraph, marks).map(({ words, from, mark }) =>
              mark ? (
                <mark key={from} className={styles[mark.tone]}>
                  {words}
                  <span className={styles.aloud}> ({mark.name})</span>
                </mark>
              ) : (
                <span key={from}>{words}</span>
              ),
            )}
          </p>
        ))}
      </div>
      {pages.length > 1 && (
        <p className={styles.pages}>
          <TextButton disabled={at === 0} onClick={() => setWanted(at - 1)}>
            {t('before')}
          </TextButton>{' '}
          <span>{t('part', { part: at + 1, of: pages.length })}</span>{' '}
          <TextButton disabled={at === pages.length - 1} onClick={() => setWanted(at + 1)}>
            {t('next')}
          </TextButton>
        </p>
      )}
    </div>
  );
}
