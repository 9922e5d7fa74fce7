import { expect, test } from 'vitest';
import { chooseVoice } from './browser-speaker.ts';

const american = voice('en-US');
const british = voice('en-GB', { default: true });
const arabic = voice('ar-001');
const mandarin = voice('zh_CN');
const cantonese = voice('zh-HK');
const voices = [american, british, cantonese, mandarin, arabic];

test('a voice in the language is chosen, preferably of the user’s country', () => {
  expect(chooseVoice(voices, 'en', ['en-US', 'de'])).toBe(american);
  expect(chooseVoice(voices, 'en', ['de'])).toBe(british);
  expect(chooseVoice(voices, 'ar', ['en-US'])).toBe(arabic);
  expect(chooseVoice(voices, 'zh', ['en-US'])).toBe(mandarin);
});

test('a voice of another language is not used', () => {
  expect(chooseVoice(voices, 'fr', ['fr-FR'])).toBeUndefined();
});

test('a remote voice is never sent the text', () => {
  const elsewhere = voice('fr-FR', { localService: false });

  expect(chooseVoice([...voices, elsewhere], 'fr', ['fr-FR'])).toBeUndefined();
});

test('a text in an unknown language uses the default voice', () => {
  expect(chooseVoice([arabic, british], 'und', [])).toBe(british);
});

function voice(lang: string, more: { localService?: boolean; default?: boolean } = {}) {
  return { lang, localService: true, default: false, ...more };
}
