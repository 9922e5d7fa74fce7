import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { fieldDirection } from '../../ui/field-direction.ts';
import { htmlToMarkdown } from '../editor/paste/html-to-markdown.ts';
import styles from './home.module.css';
import { usePasteBoxDraft } from './use-paste-box-draft.ts';

/** A text box on the home screen: its text becomes a draft on this device and opens in the analyzer. */
export function PasteBox() {
  const t = useTranslations('writing-lab');
  const navigate = useNavigate();
  const { id, text, keeper, write } = usePasteBoxDraft();
  const [problem, setProblem] = useState<'tooLong' | 'full' | 'forbidden' | null>(null);

  const analyze = async () => {
    if (isTextTooLong(text)) return setProblem('tooLong');
    await keeper.flush();
    const kept = keeper.status.get();
    if (kept.is === 'failed') return setProblem(kept.why);

    await navigate({
      to: '/app/writing-lab/analyzer' as string, // the route types are generated from the route table
      search: text.trim() === '' ? { new: 1 } : { draft: id },
    });
  };

  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        void analyze();
      }}
    >
      <textarea
        className={styles.field}
        aria-label={t('home.box')}
        placeholder={t('home.boxPlaceholder')}
        dir={fieldDirection({ dir: 'auto', value: text })}
        rows={6}
        value={text}
        onChange={(event) => write(event.target.value)}
        onPaste={(event) => {
          const rich = markdownFrom(event.clipboardData);
          if (rich === '') return;
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          write(text.slice(0, selectionStart) + rich + text.slice(selectionEnd));
        }}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          {t(`notice.${problem}`, { limit: limits.textBytesMax / 1_000_000 })}
        </p>
      )}
      <p className={styles.go}>
        <Button variant="primary" type="submit">
          {t('home.analyze')}
        </Button>
        <span className={styles.quiet}>{t('home.analyzeHint')}</span>
      </p>
    </form>
  );
}

function markdownFrom(clipboard: DataTransfer): string {
  const html = clipboard.getData('text/html');

  return htmlToMarkdown(html);
}
