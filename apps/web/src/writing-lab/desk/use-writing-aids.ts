import { StateEffect } from '@codemirror/state';
import { useEffect, useState } from 'react';
import { keys, localShelf } from '../../platform/storage.ts';
import { useStore } from '../../platform/store.ts';
import { typewriterChanged } from '../tools/typewriter.ts';
import type { Desk } from './desk.ts';

type TypingAids = typeof import('../editor/typing-aids.ts');

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

  const [typing, setTyping] = useState<TypingAids | null>(null);

  useEffect(() => {
    if (!view) return;
    let isLeft = false;
    const add = (aids: TypingAids) => {
      if (isLeft) return;
      view.dispatch({ effects: StateEffect.appendConfig.of(aids.typingAids) });
      setTyping(aids);
    };
    import('../editor/typing-aids.ts').then(add, () => undefined); // without them the text has what is typed

    return () => {
      isLeft = true;
    };
  }, [view]);

  useEffect(() => {
    const wanted = isSmart ? language : null;
    if (typing) view?.dispatch({ effects: typing.smartPunctuationChanged.of(wanted) });
  }, [view, typing, isSmart, language]);

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
