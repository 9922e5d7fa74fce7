import { useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { help } from '../platform/help.ts';
import { useStore } from '../platform/store.ts';
import { later } from '../ui/later.tsx';
import { type HelpTopic, topicOf } from './help-topics.ts';
import { isTyping } from './is-typing.ts';
import { KeyList, keyList } from './key-list-host.tsx';

const HelpPanel = later(() => import('./help-panel.tsx'));

/** Follows the screen with its article, and listens for the keys that ask for help. */
export function HelpHost() {
  const own = topicOf(useMatches().at(-1)?.staticData.path);
  const { isShown, topic } = useStore(help.state);
  const isOpen = isShown && topic !== null;

  useLayoutEffect(() => help.setTopic(own), [own]); // before the paint: its button stands beside others
  useEffect(() => {
    document.documentElement.toggleAttribute('data-help', isOpen);
  }, [isOpen]);
  useEffect(() => {
    document.addEventListener('keydown', answerKey);

    return () => document.removeEventListener('keydown', answerKey);
  }, []);

  return (
    <>
      {isOpen && <HelpPanel topic={topic as HelpTopic} onFailure={help.close} />}{' '}
      {/* only topics are entered */}
      <KeyList />
    </>
  );
}

function answerKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'F1') help.toggle();
  else if (event.key === '?' && !isTyping(event.target)) keyList.set(true);
  else return;

  event.preventDefault();
}
