import { Refusal } from '@longhand/contract/errors';
import type { RefusalCode } from '@longhand/contract/refusals';
import { expect, test } from 'vitest';
import { NoAnswer } from '../../platform/failures.ts';
import { readOnServer } from './read-on-server.ts';

const question = { language: 'fr', paragraphs: ['Les enfant jouent.'] } as const;
const serving = { serves: () => true };

test('what the server says becomes remarks, of grammar or of marks, under its own rule', async () => {
  const said = { from: 0, to: 10, rule: 'R', message: 'M', suggestions: ['les enfants'] };
  const answer = await readOnServer(serving, question, async ({ body }) => {
    expect(body).toEqual(question);

    return {
      paragraphs: [
        [
          { ...said, kind: 'grammar' },
          { ...said, kind: 'marks' },
        ],
      ],
    };
  });

  const remark = { from: 0, to: 10, detail: 'M', checkerRule: 'R', suggestions: ['les enfants'] };
  expect(answer).toEqual({
    is: 'read',
    remarks: [
      [
        { ...remark, rule: 'language-tool' },
        { ...remark, rule: 'language-tool-marks' },
      ],
    ],
  });
});

test.each<[RefusalCode, string]>([
  ['grammar_language', 'absent'],
  ['grammar_too_long', 'refused'],
  ['grammar_text_refused', 'refused'],
  ['grammar_unavailable', 'failed'],
  ['grammar_not_configured', 'failed'],
  ['rate_limited', 'failed'],
  ['busy', 'failed'],
])('the refusal %s means %s', async (code, is) => {
  const answer = await readOnServer(serving, question, async () => {
    throw new Refusal(code);
  });

  expect(answer).toEqual({ is });
});

test('no answer at all means that there is no way there', async () => {
  const answer = await readOnServer(serving, question, async () => {
    throw new NoAnswer('network');
  });

  expect(answer).toEqual({ is: 'offline' });
});

test('an answer that cannot be used is a failure, not a missing network', async () => {
  const answer = await readOnServer(serving, question, async () => JSON.parse('{}'));

  expect(answer).toEqual({ is: 'failed' });
});

test('where the text may not be read by a server, nothing is sent', async () => {
  const resting = { serves: () => false };
  const answer = await readOnServer(resting, question, async () => {
    throw new Error('something was sent');
  });

  expect(answer).toEqual({ is: 'off' });
});
