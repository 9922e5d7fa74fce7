import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { help } from '../platform/help.ts';
import { loadMessages } from '../platform/locale.ts';
import { useStore } from '../platform/store.ts';
import { Icon } from '../ui/icons.tsx';
import { TextButton } from '../ui/text-link.tsx';
import styles from './help-panel.module.css';
import type { HelpTopic } from './help-topics.ts';
import { keyList } from './key-list-host.tsx';

/** The article about the screen: at its side, on a narrow page from below. It does not stand in the way of working. */
export default function HelpPanel({ topic }: { topic: HelpTopic }) {
  const t = useTranslations();
  const isLoaded = useHelpTexts();
  const panel = useRef<HTMLElement>(null);
  const { isFresh } = useStore(help.state);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!isFresh || !isLoaded) return;
    before.current = document.activeElement;
    panel.current?.querySelector('h2')?.focus();
  }, [isFresh, isLoaded]);

  const close = () => {
    const isInside = panel.current?.contains(document.activeElement);
    help.close();
    if (isInside && before.current instanceof HTMLElement) before.current.focus();
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
        <TextButton quiet onClick={() => keyList.set(true)}>
          {t('shell.keys.title')}
        </TextButton>
      </p>
    </aside>
  );
}

function Article({ topic }: { topic: HelpTopic }) {
  const t = useTranslations();
  const paragraphs = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
    .map((name) => `help.topics.${topic}.${name}` as 'help.topics.today.p1') // shown only where it exists
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

/** The articles come with the first one. A change of language brings its own. */
function useHelpTexts(): boolean {
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    void loadMessages(['help']).then(
      () => setLoaded(true),
      () => help.close(),
    );
  }, []);

  return isLoaded;
}
