import { StateEffect } from '@codemirror/state';
import { useEffect, useState } from 'react';
import { safeLocalStorage, storageKeys } from '../../../platform/storage.ts';
import { useStore } from '../../../platform/store.ts';
import type { Desk } from '../../document/desk.ts';
import { typewriterModeChanged } from '../../editor/typing/typewriter-mode.ts';

type TypingAids = typeof import('../../editor/typing/typing-aids.ts');

export type WritingAids = ReturnType<typeof useWritingAids>;

/** Optional writing aids; each setting is stored on this device. */
export function useWritingAids(desk: Desk) {
  const view = useStore(desk.view);
  const { language: chosen } = useStore(desk.meta);
  const detected = useStore(desk.analysisSnapshot)?.analysis.language ?? 'und';
  const [isTypewriter, setTypewriter] = useState(
    () => safeLocalStorage.get(storageKeys.typewriter) === 'on',
  );
  const [isSmart, setSmart] = useState(
    () => safeLocalStorage.get(storageKeys.smartPunctuation) !== 'off',
  );
  const language = chosen === 'auto' ? detected : chosen;

  useEffect(() => {
    view?.dispatch({ effects: typewriterModeChanged.of(isTypewriter) });
  }, [view, isTypewriter]);

  const [typing, setTyping] = useState<TypingAids | null>(null);

  useEffect(() => {
    if (!view) return;
    let isUnmounted = false;
    const add = (aids: TypingAids) => {
      if (isUnmounted) return;
      view.dispatch({ effects: StateEffect.appendConfig.of(aids.typingAids) });
      setTyping(aids);
    };
    import('../../editor/typing/typing-aids.ts').then(add, () => undefined); // without them typing is unaffected

    return () => {
      isUnmounted = true;
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
      safeLocalStorage.set(storageKeys.typewriter, on ? 'on' : 'off');
      setTypewriter(on);
    },

    setSmart(on: boolean) {
      safeLocalStorage.set(storageKeys.smartPunctuation, on ? 'on' : 'off');
      setSmart(on);
    },
  };
}
