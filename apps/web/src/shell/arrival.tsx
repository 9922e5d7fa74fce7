import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './arrival.module.css';
import { usePlaces } from './screen-names.ts';

/** Tells everyone where they are: the title of the window, the focus on the heading, a word to screen readers. */
export function Arrival() {
  const t = useTranslations();
  const places = usePlaces();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(path);
  const name = useNameOnArrival(path, places.at(-1)?.name);
  const isFront = places.at(-1)?.path === '/';
  const title = isFront ? t('shell.title') : titleOf(places.map((place) => place.name).reverse());

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (path === undefined || before.current === path) return;
    const isFirst = before.current === undefined;
    before.current = path;
    if (isFirst || hasOwnFocus()) return;

    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [path]);

  return (
    <p className={styles.spoken} aria-live="polite">
      {name === undefined || before.current === undefined
        ? ''
        : t('shell.arrived', { screen: name })}
    </p>
  );
}

/** A name that comes late counts as well; one that somebody types is not said letter by letter. */
function useNameOnArrival(path: string | undefined, name: string | undefined) {
  const [told, setTold] = useState({ path, name });

  useEffect(() => {
    const isTyped = document.activeElement?.matches('input, textarea') ?? false;
    setTold((before) => (before.path === path && isTyped ? before : { path, name }));
  }, [path, name]);

  return told.name;
}

/** A screen that has put the focus where its work begins, an empty text, keeps it there. */
function hasOwnFocus(): boolean {
  return document.activeElement?.closest('main') != null;
}

function titleOf(names: readonly string[]): string {
  return [...names.filter((name) => name !== 'Longhand'), 'Longhand'].join(' · ');
}
