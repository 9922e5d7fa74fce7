import { expect, test } from 'vitest';
import { voiceFor } from './browser-speaker.ts';

const american = voice('en-US');
const british = voice('en-GB', { default: true });
const arabic = voice('ar-001');
const mandarin = voice('zh_CN');
const cantonese = voice('zh-HK');
const voices = [american, british, cantonese, mandarin, arabic];

test('a voice of the language is taken, of the reader’s country where there is one', () => {
  expect(voiceFor(voices, 'en', ['en-US', 'de'])).toBe(american);
  expect(voiceFor(voices, 'en', ['de'])).toBe(british);
  expect(voiceFor(voices, 'ar', ['en-US'])).toBe(arabic);
  expect(voiceFor(voices, 'zh', ['en-US'])).toBe(mandarin);
});

test('a text is not read by a voice of another language', () => {
  expect(voiceFor(voices, 'fr', ['fr-FR'])).toBeUndefined();
});

test('a voice that lives elsewhere is not sent the words', () => {
  const elsewhere = voice('fr-FR', { localService: false });

  expect(voiceFor([...voices, elsewhere], 'fr', ['fr-FR'])).toBeUndefined();
});

test('a text in no known language is read by the usual voice', () => {
  expect(voiceFor([arabic, british], 'und', [])).toBe(british);
});

function voice(lang: string, more: { localService?: boolean; default?: boolean } = {}) {
  return { lang, localService: true, default: false, ...more };
}
