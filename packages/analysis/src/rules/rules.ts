import type { RuleName } from '../findings.ts';
import { adverb } from './adverb.ts';
import { echo } from './echo.ts';
import { intensifier } from './intensifier.ts';
import { longSentence } from './long-sentence.ts';
import { passive } from './passive.ts';
import type { Rule } from './rule.ts';

/** The rules that look at one paragraph at a time. */
export const rules: readonly Rule[] = [longSentence, passive, adverb, intensifier];

/** Where each rule comes from, for the reader who asks. */
export const ruleSources: Readonly<Record<RuleName, string>> = {
  'long-sentence': longSentence.source,
  passive: passive.source,
  adverb: adverb.source,
  intensifier: intensifier.source,
  echo: echo.source,
};
