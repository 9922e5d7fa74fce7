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
    const place = screenFileOf(screen.path);
    const file = `apps/web/src/${place.slice}/${place.file}.tsx`;

    return {
      ...screen,
      slice: place.slice,
      file,
      isBuilt: existsSync(join(root, file)),
    };
  });
}

/** The slices whose texts a screen loads besides those that every page has. */
export async function textsOf({ slice, path }: ScreenRow): Promise<readonly string[]> {
  const { routes }: { routes: SliceRoutes } = await import(`../apps/web/src/${slice}/routes.ts`);

  return Object.entries(routes).find(([known]) => known === path)?.[1]?.messages ?? [];
}

/** What breaks the mirror of address, screen, contract and server, one sentence each; empty when all is well. */
export function brokenMirrors(): string[] {
  return [...slicesWithoutServer(), ...strayScreens(), ...slicesWithoutStory()];
}

function slicesWithoutServer(): string[] {
  return Object.keys(contract)
    .map((slice) => `apps/server/src/${slice}/index.ts`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `The contract has a slice without a server: ${file} is missing.`);
}

/** Screens are the files that a slice's `routes.ts` may load: one for each row, and no row twice. */
function strayScreens(): string[] {
  const rows = screenRows();
  const slices = new Set(rows.map(({ slice }) => slice));
  const folders = readdirSync(join(root, 'apps/web/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const known = new Set([...slices, 'shell', 'platform', 'ui', 'testkit']);

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

function slicesWithoutStory(): string[] {
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
