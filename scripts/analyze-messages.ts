import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { Finding } from '../packages/analysis/src/index.ts';

const interfaceMessages: { note: { reason: Record<string, string> } } = JSON.parse(
  readFileSync(new URL('../packages/locales/en/writing-lab.json', import.meta.url), 'utf8'),
);
const reasons: Record<string, string> = interfaceMessages.note.reason;
const translate = createTranslator({ locale: 'en', messages: { reasons } });

/** The interface message of a finding. */
export function formatFinding({ rule, reason }: Finding): string {
  const { code, values } = reason;

  return code in reasons ? translate(`reasons.${code}`, values) : rule;
}
