import { isTextTooLong } from '@longhand/contract/text-size';
import { useEffect, useRef, useState } from 'react';
import { useDefaultDocumentKind } from '../../platform/preferences.ts';
import { beforeReload } from '../../platform/reload.ts';
import { createDraftAutosave } from '../autosave/draft-autosave.ts';
import { createEmptyDraft } from '../desk/open-text.ts';
import { saveDraft } from '../device/drafts.ts';
import { useLab } from '../lab.ts';
import { countWords } from '../typed/typed-words.ts';

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
