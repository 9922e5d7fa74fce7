import { functionWord, numeral } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { entryOf, wordCount } from '../text/words.ts';
import { minAlliteration } from '../thresholds.ts';
import { follows, formAt, isNamed, isOf, isSpokenAt } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/** Three words in a row that begin with the same consonant, a small word between them or not. */
export const alliteration: Finder = {
  rules: ['alliteration'],

  find(paragraph) {
    const { words } = paragraph;
    const matches: Match[] = [];
    const count = wordCount(words);
    let row: number[] = [];
    const end = () => {
      const first = row[0] ?? 0;
      const last = row.at(-1) ?? 0;
      if (
        row.length >= minAlliteration &&
        new Set(row.map((at) => entryOf(words, at))).size === row.length
      ) {
        const values = { letter: soundOf(formAt(paragraph, first)), uses: row.length };
        matches.push({
          rule: 'alliteration',
          first,
          end: last + 1,
          reason: { code: 'alliteration', values },
        });
      }
      row = [];
    };
    for (let index = 0; index < count; index++) {
      if (!follows(paragraph, index)) end();
      if (isOf(paragraph, index, functionWord)) {
        if (isOf(paragraph, index - 1, functionWord)) end();
        continue;
      }
      const sound = isHeard(paragraph, index) ? soundOf(formAt(paragraph, index)) : '';
      const last = row.at(-1);
      if (sound === '' || (last !== undefined && soundOf(formAt(paragraph, last)) !== sound)) end();
      if (sound !== '') row.push(index);
    }
    end();

    return matches;
  },
};

function isHeard(paragraph: SegmentedParagraph, index: number): boolean {
  return (
    !isSpokenAt(paragraph, index) && !isNamed(paragraph, index) && !isOf(paragraph, index, numeral)
  );
}

/** The consonant a word begins with, by its letters; empty for vowels. */
function soundOf(form: string): string {
  const [start = ''] =
    /^(?:sch|sh|ch|th|ph|kn|wr|wh|[^aeiouyhàáâäéèêëíîïóôöúùûü\d])/.exec(form) ?? [];
  if (start === 'ph') return 'f';
  if (start === 'kn') return 'n';
  if (start === 'wr') return 'r';
  if (start === 'wh') return 'w';
  if (start === 'c') return /^c[eiy]/.test(form) ? 's' : 'k';
  if (start === 'q') return 'k';
  if (start === 'g') return /^g[eiy]/.test(form) ? 'ge' : 'g';

  return start;
}
