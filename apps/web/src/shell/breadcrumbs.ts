import { useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useStore } from '../platform/store.ts';
import { pageName } from '../ui/page-name.ts';
import { ancestorPaths } from './ancestor-paths.ts';

export type Breadcrumb = {
  path: string;
  name: string;
  /** The name in the screen table, if the screen sets its own, such as the title of a text. */
  screenName?: string | undefined;
};

/** The screen's name after the names of its ancestors: Goals, Active. */
export function useBreadcrumbs(): Breadcrumb[] {
  const t = useTranslations();
  const matches = useMatches();
  const ownName = useStore(pageName);
  const path = matches.at(-1)?.staticData.path ?? '';

  const breadcrumbs = ancestorPaths(path).flatMap((at): Breadcrumb[] => {
    const key = `shell.screens.${at}` as 'shell.screens./app'; // checked by t.has

    return t.has(key) ? [{ path: at, name: t(key) }] : [];
  });
  if (ownName !== null) {
    const last = breadcrumbs.at(-1);
    if (last?.path === path) breadcrumbs.pop();
    breadcrumbs.push({ path, name: ownName, screenName: last?.name });
  }

  return breadcrumbs;
}

/** The name of a screen in the screen table. */
export function useScreenName(): (path: string) => string {
  const t = useTranslations();

  return (path) => t(`shell.screens.${path}` as 'shell.screens./app'); // callers pass paths that have names
}
