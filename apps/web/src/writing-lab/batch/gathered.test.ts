import { expect, test } from 'vitest';
import { withoutFirst, withTexts } from './gathered.ts';

const file = (title: string) => ({ title, text: title });
const saved = (id: string) => ({ ...file(id), saved: { id, projectId: null } });

test('what a run did not take is left, pasted words and files', () => {
  const gathered = { pasted: 'a\n---\nb\n---\nc', separator: 'rule', taken: [file('d')] } as const;

  expect(withoutFirst(gathered, 2)).toEqual({ ...gathered, pasted: 'c' });
  expect(withoutFirst(gathered, 3)).toEqual({ ...gathered, pasted: '' });
  expect(withoutFirst(gathered, 200)).toEqual({ ...gathered, pasted: '', taken: [] });
});

test('a saved text is taken once, a file as often as it is given', () => {
  const taken = withTexts([saved('one'), file('x')], [saved('one'), saved('two'), file('x')]);

  expect(taken.map(({ title }) => title)).toEqual(['one', 'x', 'two', 'x']);
});
