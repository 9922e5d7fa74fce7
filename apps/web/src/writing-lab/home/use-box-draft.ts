import { isTextTooLong } from '@longhand/contract/text-size';
import { useEffect, useRef, useState } from 'react';
import { useUsualKind } from '../../platform/preferences.ts';
import { beforeReload } from '../../platform/reload.ts';
import { emptyDraft } from '../desk/opening.ts';
import { keepDraft } from '../device/drafts.ts';
import { draftKeeper } from '../keeping/draft-keeper.ts';
import { useLab } from '../lab.ts';
import { countWords } from '../typed/typed-words.ts';

/** The words of the box: a draft on this device from the first on, so that who leaves without analyzing them finds them again. */
export function useBoxDraft() {
  const lab = useLab();
  const kind = useUsualKind();
  const [text, setText] = useState('');
  const latest = useRef(text);
  const [{ id, keeper }] = useState(() => {
    const draft = emptyDraft({ ...lab, kind });
    const read = () => {
      const words = countWords(latest.current);

      return { ...draft, text: latest.current, words, pasted: words, keptAt: lab.now() };
    };

    return {
      id: draft.id,
      keeper: draftKeeper({
        async keep() {
          const kept = read();
          await keepDraft(await lab.database(), kept);

          return kept.keptAt;
        },
        keptAt: null,
      }),
    };
  });

  useEffect(() => {
    const flush = () => keeper.flush();
    const forget = beforeReload(flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);

    return () => {
      forget();
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
