import { useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { help } from '../platform/help.ts';
import { useStore } from '../platform/store.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { type HelpTopic, helpTopicOf } from './help-topics.ts';
import { isTyping } from './is-typing.ts';
import { isShortcutsOpen, ShortcutsHost } from './shortcuts-host.tsx';

const HelpPanel = lazyComponent(() => import('./help-panel.tsx'));

/** Sets the help topic of the current screen and handles the keyboard shortcuts of the help. */
export function HelpHost() {
  const screenTopic = helpTopicOf(useMatches().at(-1)?.staticData.path);
  const { isShown, topic } = useStore(help.state);
  const isOpen = isShown && topic !== null;

  useLayoutEffect(() => help.setTopic(screenTopic), [screenTopic]); // before paint: the help button affects the layout
  useEffect(() => {
    document.documentElement.toggleAttribute('data-help', isOpen);
  }, [isOpen]);
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);

    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return (
    <>
      {isOpen && <HelpPanel topic={topic as HelpTopic} onFailure={help.close} />}{' '}
      {/* only topics are ever set */}
      <ShortcutsHost />
    </>
  );
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'F1') help.toggle();
  else if (event.key === '?' && !isTyping(event.target)) isShortcutsOpen.set(true);
  else return;

  event.preventDefault();
}
