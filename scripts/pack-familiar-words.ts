/**
 * Writes `packages/analysis/src/languages/en-familiar-words.ts`: the words that 80 % of American fourth-graders know, by Dale and Chall
 * (1995 edition). Run `node scripts/pack-familiar-words.ts`.
 */
import { writeFileSync } from 'node:fs';
import { daleChall } from 'dale-chall';

const target = new URL('../packages/analysis/src/languages/en-familiar-words.ts', import.meta.url);
const words = daleChall.map((word) => word.toLowerCase().replaceAll('’', "'"));
const lines = [...new Set(words)]
  .sort()
  .join(' ')
  .replaceAll(/(.{1,110})(?: |$)/g, '  $1\n');

writeFileSync(
  target,
  `import { wordSet } from '../lexicons/word-set.ts';

/** Made by scripts/pack-familiar-words.ts from the npm package dale-chall (MIT, (c) 2014 Titus Wormer, see NOTICE.md). */
export const familiarWords = wordSet(\`
${lines}\`);
`,
);
