import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { help } from '../platform/help.ts';
import { loadMessages } from '../platform/locale.ts';
import { useStore } from '../platform/store.ts';
import { Icon } from '../ui/icons.tsx';
import { TextButton } from '../ui/text-link.tsx';
import styles from './help-panel.module.css';
import type { HelpTopic } from './help-topics.ts';
import { isShortcutsOpen } from './shortcuts-host.tsx';

/** Help for the current screen: beside the page, on narrow screens as a bottom panel. Not modal. */
export default function HelpPanel({ topic }: { topic: HelpTopic }) {
  const t = useTranslations();
  const isLoaded = useHelpMessages();
  const panel = useRef<HTMLElement>(null);
  const { isFresh } = useStore(help.state);
  const previousFocus = useRef<Element | null>(null);

  useEffect(() => {
    if (!isFresh || !isLoaded) return;
    previousFocus.current = document.activeElement;
    panel.current?.querySelector('h2')?.focus();
  }, [isFresh, isLoaded]);

  const close = () => {
    const isInside = panel.current?.contains(document.activeElement);
    help.close();
    if (isInside && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };

  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-label={t('shell.help')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={close}>
        <Icon name="close" />
      </button>
      {isLoaded && <Article topic={topic} />}
      <p className={styles.keys}>
        <TextButton quiet onClick={() => isShortcutsOpen.set(true)}>
          {t('shell.keys.title')}
        </TextButton>
      </p>
    </aside>
  );
}

function Article({ topic }: { topic: HelpTopic }) {
  const t = useTranslations();
  const paragraphs = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
    .map((name) => `help.topics.${topic}.${name}` as 'help.topics.today.p1') // filtered to existing keys below
    .filter((key) => t.has(key));

  return (
    <>
      <h2 tabIndex={-1}>{t(`help.topics.${topic}.title`)}</h2>
      {paragraphs.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </>
  );
}

/** Loads the help messages with the first use. A language change loads its own. */
function useHelpMessages(): boolean {
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    void loadMessages(['help']).then(
      () => setLoaded(true),
      () => help.close(),
    );
  }, []);

  return isLoaded;
}
