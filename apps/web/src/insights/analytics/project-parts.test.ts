import { expect, test } from 'vitest';
import { partsOf } from './project-parts.ts';

const on = '2026-11-02';
const names = { noProject: 'No project', others: 'Others' };
const project = (title: string | null, amount: number) => ({
  ...{ projectId: null, title, amount, entries: 1, before: null },
  points: [{ on, amount }],
});

test('up to five projects are shown, with a name for entries without one', () => {
  expect(
    partsOf(
      { points: [{ on, amount: 8 }], projects: [project('Sea', 5), project(null, 3)] },
      names,
    ),
  ).toEqual([
    { name: 'Sea', amounts: [5] },
    { name: 'No project', amounts: [3] },
  ]);
});

test('the two smallest of six projects are combined, and the parts sum to the total', () => {
  const projects = [6, 5, 4, 3].map((amount) => project(String(amount), amount));
  const parts = partsOf(
    {
      points: [{ on, amount: 21 }],
      projects: [...projects, project('2', 2), { ...project('1', 1), points: [] }],
    },
    names,
  );

  expect(parts.map(({ name, amounts }) => [name, ...amounts])).toEqual([
    ['6', 6],
    ['5', 5],
    ['4', 4],
    ['3', 3],
    ['Others', 3],
  ]);
});
