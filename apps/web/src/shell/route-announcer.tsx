import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBreadcrumbs } from './breadcrumbs.ts';
import styles from './route-announcer.module.css';

/** After a navigation: updates the document title, focuses the heading and announces the screen to screen readers. */
export function RouteAnnouncer() {
  const t = useTranslations();
  const breadcrumbs = useBreadcrumbs();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previousPath = useRef(path);
  const name = useAnnouncedName(path, breadcrumbs.at(-1)?.name);
  const isLanding = breadcrumbs.at(-1)?.path === '/';
  const title = isLanding
    ? t('shell.title')
    : titleOf(breadcrumbs.map((place) => place.name).reverse());

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (path === undefined || previousPath.current === path) return;
    const isFirst = previousPath.current === undefined;
    previousPath.current = path;
    if (isFirst || hasOwnFocus()) return;

    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [path]);

  return (
    <p className={styles.spoken} aria-live="polite">
      {name === undefined || previousPath.current === undefined
        ? ''
        : t('shell.arrived', { screen: name })}
    </p>
  );
}

/** The screen name to announce. A name that loads later is announced too, but not while the user types it. */
function useAnnouncedName(path: string | undefined, name: string | undefined) {
  const [announced, setAnnounced] = useState({ path, name });

  useEffect(() => {
    const isTyped = document.activeElement?.matches('input, textarea') ?? false;
    setAnnounced((before) => (before.path === path && isTyped ? before : { path, name }));
  }, [path, name]);

  return announced.name;
}

/** Keeps the focus of a screen that set it itself, such as the editor of an empty text, and of a dialog opened meanwhile. */
function hasOwnFocus(): boolean {
  return document.activeElement?.closest('main, [role="dialog"]') != null;
}

function titleOf(names: readonly string[]): string {
  return [...names.filter((name) => name !== 'Longhand'), 'Longhand'].join(' · ');
}
