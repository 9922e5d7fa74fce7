import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@longhand/contract/contract';
import { type ScreenRoute, screenFileOf, screens } from '@longhand/contract/routes';
import type { SliceRoutes } from '../apps/web/src/platform/slice-routes.ts';

export const root = join(import.meta.dirname, '..');

export type ScreenRow = ScreenRoute & {
  slice: string;
  /** Relative to the root; the file may not exist yet. */
  file: string;
  isBuilt: boolean;
};

/** Every screen of the route table with its slice and its file. */
export function screenRows(): ScreenRow[] {
  return screens.map((screen) => {
    const location = screenFileOf(screen.path);
    const file = `apps/web/src/${location.slice}/${location.file}.tsx`;

    return {
      ...screen,
      slice: location.slice,
      file,
      isBuilt: existsSync(join(root, file)),
    };
  });
}

/** The slices whose messages a screen loads in addition to the shared ones. */
export async function getMessageSlices({ slice, path }: ScreenRow): Promise<readonly string[]> {
  const { routes }: { routes: SliceRoutes } = await import(`../apps/web/src/${slice}/routes.ts`);

  return Object.entries(routes).find(([known]) => known === path)?.[1]?.messages ?? [];
}

/** Mismatches between routes, screens, contract and server, one sentence each; empty if there are none. */
export function findSliceMismatches(): string[] {
  return [...findSlicesWithoutServer(), ...findUnknownFolders(), ...findSlicesWithoutStory()];
}

function findSlicesWithoutServer(): string[] {
  return Object.keys(contract)
    .map((slice) => `apps/server/src/${slice}/index.ts`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `The contract has a slice without a server: ${file} is missing.`);
}

/** Screens are the files that a slice's `routes.ts` loads: exactly one per route. */
function findUnknownFolders(): string[] {
  const rows = screenRows();
  const slices = new Set(rows.map(({ slice }) => slice));
  const folders = readdirSync(join(root, 'apps/web/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const known = new Set([
    ...slices,
    ...Object.keys(contract),
    'shell',
    'platform',
    'ui',
    'testkit',
  ]);

  return [
    ...folders
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `apps/web/src/${name} is neither a slice of the route table nor shell, platform or ui.`,
      ),
    ...rows
      .filter(
        ({ isBuilt, slice }) =>
          isBuilt && !existsSync(join(root, `apps/web/src/${slice}/routes.ts`)),
      )
      .map(({ file, slice }) => `${file} has no apps/web/src/${slice}/routes.ts that loads it.`),
  ];
}

function findSlicesWithoutStory(): string[] {
  const built = new Set(
    screenRows()
      .filter(({ isBuilt }) => isBuilt)
      .map(({ slice }) => slice),
  );

  return [...built]
    .map((slice) => `e2e/${slice}.spec.ts`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `A slice with screens has no browser story: ${file} is missing.`);
}
