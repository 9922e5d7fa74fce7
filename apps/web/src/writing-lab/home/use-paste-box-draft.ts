import { isTextTooLong } from '@longhand/contract/text-size';
import { useEffect, useRef, useState } from 'react';
import { useDefaultDocumentKind } from '../../platform/preferences.ts';
import { beforeReload } from '../../platform/reload.ts';
import { createEmptyDraft } from '../document/open-text.ts';
import { saveDraft } from '../storage/device/drafts.ts';
import { useLab } from '../storage/lab.ts';
import { createDraftAutosave } from '../storage/saving/draft-autosave.ts';
import { countWords } from '../storage/typed/typed-words.ts';

/** The text of the paste box, kept as a draft on this device from the first character, so that it survives leaving the page. */
export function usePasteBoxDraft() {
  const lab = useLab();
  const kind = useDefaultDocumentKind();
  const [text, setText] = useState('');
  const latest = useRef(text);
  const [{ id, keeper }] = useState(() => {
    const draft = createEmptyDraft({ ...lab, kind });
    const read = () => {
      const words = countWords(latest.current);

      return { ...draft, text: latest.current, words, pasted: words, keptAt: lab.now() };
    };

    return {
      id: draft.id,
      keeper: createDraftAutosave({
        async saveDraft() {
          const kept = read();
          await saveDraft(await lab.database(), kept);

          return kept.keptAt;
        },
        keptAt: null,
      }),
    };
  });

  useEffect(() => {
    const flush = () => keeper.flush();
    const unregister = beforeReload(flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);

    return () => {
      unregister();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      void flush();
    };
  }, [keeper]);

  return {
    id,
    text,
    keeper,
    write(next: string) {
      setText(next);
      latest.current = next;
      if (!isTextTooLong(next)) keeper.touch();
    },
  };
}
