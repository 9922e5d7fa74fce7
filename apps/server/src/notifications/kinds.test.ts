import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notificationKinds } from '@longhand/contract/notification-catalogue';
import { expect, test } from 'vitest';
import { slices } from '../slices.ts';

const root = join(import.meta.dirname, '..');

test('every kind of notification is declared by exactly one slice', () => {
  const declared = slices.flatMap(({ notifications = [] }) => notifications);

  expect(declared.toSorted()).toEqual([...notificationKinds].sort());
});

test('a slice sends only the kinds that it declares', () => {
  const calls = globSync('*/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|^(notifications|testkit|platform)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes('notify(')) return [];
      const kinds = notificationKinds.filter((kind) => text.includes(`kind: '${kind}'`));

      return kinds.map((kind) => ({ slice: file.split(/[\\/]/)[0], kind }));
    });
  const undeclared = calls.filter(({ slice, kind }) => {
    const own = slices.find(({ name }) => name === slice)?.notifications ?? [];

    return !own.includes(kind);
  });

  expect(undeclared).toEqual([]);
  expect(new Set(calls.map(({ kind }) => kind))).toEqual(new Set(notificationKinds));
});
