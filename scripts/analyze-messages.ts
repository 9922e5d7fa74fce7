import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { Finding } from '../packages/analysis/src/index.ts';

const texts: { note: { reason: Record<string, string> } } = JSON.parse(
  readFileSync(new URL('../packages/locales/en/writing-lab.json', import.meta.url), 'utf8'),
);
const reasons: Record<string, string> = texts.note.reason;
const translate = createTranslator({ locale: 'en', messages: { reasons } });

/** What a finding says, in the words of the interface. */
export function messageOf({ rule, reason }: Finding): string {
  const { code, values } = reason;

  return code in reasons ? translate(`reasons.${code}`, values) : rule;
}
