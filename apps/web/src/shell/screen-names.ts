import { useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useStore } from '../platform/store.ts';
import { pageName } from '../ui/page-name.ts';
import { pathsAbove } from './paths-above.ts';

export type Place = { path: string; name: string };

/** The names of a screen and of the places above it, outermost first: Goals, Active. */
export function usePlaces(): Place[] {
  const t = useTranslations();
  const matches = useMatches();
  const own = useStore(pageName);
  const path = matches.at(-1)?.staticData.path ?? '';

  const places = pathsAbove(path).flatMap((at) => {
    const key = `shell.screens.${at}` as 'shell.screens./app'; // a key only where t.has says so

    return t.has(key) ? [{ path: at, name: t(key) }] : [];
  });
  if (own !== null) {
    const isNamed = places.at(-1)?.path === path;
    places.splice(isNamed ? -1 : places.length, isNamed ? 1 : 0, { path, name: own });
  }

  return places;
}

/** The name of a screen of the table. */
export function useScreenName(): (path: string) => string {
  const t = useTranslations();

  return (path) => t(`shell.screens.${path}` as 'shell.screens./app'); // the caller takes paths that have names
}
