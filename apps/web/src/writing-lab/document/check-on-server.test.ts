import { Refusal } from '@longhand/contract/errors';
import type { RefusalCode } from '@longhand/contract/refusals';
import { expect, test } from 'vitest';
import { NoResponseError } from '../../platform/failures.ts';
import { checkOnServer } from './check-on-server.ts';

const request = { language: 'fr', paragraphs: ['Les enfant jouent.'] } as const;
const allowed = { canUseServer: () => true };

test("the server's answer becomes grammar and punctuation remarks under their own rules", async () => {
  const said = { from: 0, to: 10, rule: 'R', message: 'M', suggestions: ['les enfants'] };
  const answer = await checkOnServer(allowed, request, async ({ body }) => {
    expect(body).toEqual(request);

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
])('the error code %s gives the status %s', async (code, is) => {
  const answer = await checkOnServer(allowed, request, async () => {
    throw new Refusal(code);
  });

  expect(answer).toEqual({ is });
});

test('no response gives the status offline', async () => {
  const answer = await checkOnServer(allowed, request, async () => {
    throw new NoResponseError('network');
  });

  expect(answer).toEqual({ is: 'offline' });
});

test('an invalid response gives the status failed, not offline', async () => {
  const answer = await checkOnServer(allowed, request, async () => JSON.parse('{}'));

  expect(answer).toEqual({ is: 'failed' });
});

test('nothing is sent if the server may not check the text', async () => {
  const notAllowed = { canUseServer: () => false };
  const answer = await checkOnServer(notAllowed, request, async () => {
    throw new Error('something was sent');
  });

  expect(answer).toEqual({ is: 'off' });
});
