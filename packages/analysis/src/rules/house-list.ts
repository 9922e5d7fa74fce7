import type { HouseRule } from '../options.ts';

/**
 * House rules as a text that people can read, edit and pass on, one rule a line:
 * `find > replacement, another # why`; a line that opens with `=` is exact in its capitals. A sign of these that belongs to
 * a word has a backslash before it.
 *
 * @example
 * houseRulesToText([{ find: 'e-mail', replacements: ['email'] }]) // 'e-mail > email'
 */
export function houseRulesToText(rules: readonly HouseRule[]): string {
  return rules
    .map(({ find, replacements, note = '', isExact = false }) => {
      const instead = replacements.length > 0 ? ` > ${replacements.map(escaped).join(', ')}` : '';
      const why = note === '' ? '' : ` # ${note.replaceAll(/[\r\n]+/g, ' ')}`;

      return `${isExact ? '= ' : ''}${escaped(find)}${instead}${why}`;
    })
    .join('\n');
}

/**
 * The rules of such a text; lines that name nothing to find are left out.
 *
 * @example
 * houseRulesFromText('e-mail > email')[0]?.replacements // ['email']
 */
export function houseRulesFromText(text: string): readonly HouseRule[] {
  return text.split(/\r\n|\n|\r/).flatMap((line) => {
    const [body, why] = cutAt(line, '#');
    const [head, instead] = cutAt(body, '>');
    const isExact = head.trim().startsWith('=');
    const find = plain(head.trim().replace(/^=\s*/, ''));
    const note = why.trim();
    const replacements = parted(instead).filter((one) => one !== '');
    if (find === '') return [];

    return [{ find, replacements, ...(note ? { note } : {}), ...(isExact ? { isExact } : {}) }];
  });
}

function escaped(words: string): string {
  return words.replaceAll(/[\\>#,=]/g, '\\$&');
}

function plain(words: string): string {
  return words.trim().replaceAll(/\\([\\>#,=])/g, '$1');
}

function parted(words: string): readonly string[] {
  const parts: string[] = [];
  let left = words;
  while (left !== '') {
    const [part, rest] = cutAt(left, ',');
    parts.push(plain(part));
    left = rest;
  }

  return parts;
}

/** What stands before and after the first such sign that has no backslash before it. */
function cutAt(words: string, sign: string): [string, string] {
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '\\') at += 1;
    else if (words[at] === sign) return [words.slice(0, at), words.slice(at + 1)];
  }

  return [words, ''];
}
