import type { HouseRule } from '../../options.ts';

/**
 * Serializes house rules as editable text, one rule per line: `find > replacement, another # note`. A line starting with `=` matches case
 * exactly. A backslash escapes these characters.
 *
 * @example
 * houseRulesToText([{ find: 'e-mail', replacements: ['email'] }]) // 'e-mail > email'
 */
export function houseRulesToText(rules: readonly HouseRule[]): string {
  return rules
    .map(({ find, replacements, note = '', isExact = false }) => {
      const replacementText =
        replacements.length > 0 ? ` > ${replacements.map(escapeWords).join(', ')}` : '';
      const noteText = note === '' ? '' : ` # ${note.replaceAll(/[\r\n]+/g, ' ')}`;

      return `${isExact ? '= ' : ''}${escapeWords(find)}${replacementText}${noteText}`;
    })
    .join('\n');
}

/**
 * Parses house rules from text; ignores lines without a search term.
 *
 * @example
 * houseRulesFromText('e-mail > email')[0]?.replacements // ['email']
 */
export function houseRulesFromText(text: string): readonly HouseRule[] {
  return text.split(/\r\n|\n|\r/).flatMap((line) => {
    const [body, noteText] = splitAtSign(line, '#');
    const [head, replacementText] = splitAtSign(body, '>');
    const isExact = head.trim().startsWith('=');
    const find = unescapeWords(head.trim().replace(/^=\s*/, ''));
    const note = noteText.trim();
    const replacements = splitList(replacementText).filter((one) => one !== '');
    if (find === '') return [];

    return [{ find, replacements, ...(note ? { note } : {}), ...(isExact ? { isExact } : {}) }];
  });
}

function escapeWords(words: string): string {
  return words.replaceAll(/[\\>#,=]/g, '\\$&');
}

function unescapeWords(words: string): string {
  return words.trim().replaceAll(/\\([\\>#,=])/g, '$1');
}

function splitList(words: string): readonly string[] {
  const parts: string[] = [];
  let left = words;
  while (left !== '') {
    const [part, rest] = splitAtSign(left, ',');
    parts.push(unescapeWords(part));
    left = rest;
  }

  return parts;
}

/** Splits at the first unescaped sign. */
function splitAtSign(words: string, sign: string): [string, string] {
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '\\') at += 1;
    else if (words[at] === sign) return [words.slice(0, at), words.slice(at + 1)];
  }

  return [words, ''];
}
