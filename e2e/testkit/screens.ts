import { screenRows } from '../../scripts/slice-map.ts';

/** Paths of the screens that are built, without those that need a row's id. */
export function builtScreens(access?: 'public'): string[] {
  return screenRows()
    .filter(({ isBuilt, path }) => isBuilt && !path.includes(':'))
    .filter((screen) => (screen.access === 'public') === (access === 'public'))
    .map(({ path }) => path);
}
