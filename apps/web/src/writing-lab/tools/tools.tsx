import { openSearchPanel } from '@codemirror/search';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys, localShelf } from '../../platform/storage.ts';
import { useStore } from '../../platform/store.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import { SplitHere } from '../manuscript/split-here.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { typewriterChanged } from './typewriter.ts';

/** What a writer does with the text besides writing it: find, keep the line in the middle, listen. */
export function Tools({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.tools');
  const view = useStore(desk.view);
  const [isTypewriter, setTypewriter] = useState(() => localShelf.get(keys.typewriter) === 'on');

  useEffect(() => {
    view?.dispatch({ effects: typewriterChanged.of(isTypewriter) });
  }, [view, isTypewriter]);

  return (
    <>
      <TextButton quiet onClick={() => view && openSearchPanel(view)}>
        {t('find')}
      </TextButton>
      <TextButton
        quiet
        aria-pressed={isTypewriter}
        onClick={() => {
          localShelf.set(keys.typewriter, isTypewriter ? 'off' : 'on');
          setTypewriter(!isTypewriter);
        }}
      >
        {t('typewriter')}
      </TextButton>
      <ReadAloudButton desk={desk} />
      <SplitHere desk={desk} />
    </>
  );
}
