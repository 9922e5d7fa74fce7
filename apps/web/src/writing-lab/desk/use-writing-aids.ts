import { useEffect, useState } from 'react';
import { keys, localShelf } from '../../platform/storage.ts';
import { useStore } from '../../platform/store.ts';
import { smartPunctuationChanged } from '../editor/smart-punctuation.ts';
import { typewriterChanged } from '../tools/typewriter.ts';
import type { Desk } from './desk.ts';

export type WritingAids = ReturnType<typeof useWritingAids>;

/** What helps while writing and can be switched: each choice is remembered on this device. */
export function useWritingAids(desk: Desk) {
  const view = useStore(desk.view);
  const { language: chosen } = useStore(desk.meta);
  const detected = useStore(desk.look)?.analysis.language ?? 'und';
  const [isTypewriter, setTypewriter] = useState(() => localShelf.get(keys.typewriter) === 'on');
  const [isSmart, setSmart] = useState(() => localShelf.get(keys.smartPunctuation) !== 'off');
  const language = chosen === 'auto' ? detected : chosen;

  useEffect(() => {
    view?.dispatch({ effects: typewriterChanged.of(isTypewriter) });
  }, [view, isTypewriter]);

  useEffect(() => {
    view?.dispatch({ effects: smartPunctuationChanged.of(isSmart ? language : null) });
  }, [view, isSmart, language]);

  return {
    isTypewriter,
    isSmart,

    setTypewriter(on: boolean) {
      localShelf.set(keys.typewriter, on ? 'on' : 'off');
      setTypewriter(on);
    },

    setSmart(on: boolean) {
      localShelf.set(keys.smartPunctuation, on ? 'on' : 'off');
      setSmart(on);
    },
  };
}
