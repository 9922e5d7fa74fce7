import { expect, test } from 'vitest';
import { addTexts, removeFirst } from './batch-inputs.ts';

const file = (title: string) => ({ title, text: title });
const saved = (id: string) => ({ ...file(id), saved: { id, projectId: null } });

test('pasted texts and files that a batch did not include stay', () => {
  const gathered = { pasted: 'a\n---\nb\n---\nc', separator: 'rule', taken: [file('d')] } as const;

  expect(removeFirst(gathered, 2)).toEqual({ ...gathered, pasted: 'c' });
  expect(removeFirst(gathered, 3)).toEqual({ ...gathered, pasted: '' });
  expect(removeFirst(gathered, 200)).toEqual({ ...gathered, pasted: '', taken: [] });
});

test('a saved text is added once, a file as often as it is selected', () => {
  const taken = addTexts([saved('one'), file('x')], [saved('one'), saved('two'), file('x')]);

  expect(taken.map(({ title }) => title)).toEqual(['one', 'x', 'two', 'x']);
});
