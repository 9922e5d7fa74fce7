import type { HouseRule } from '../options.ts';

/**
 * House rules as a text that people can read, edit and pass on, one rule a line:
 * `find > replacement, another # why`; a line that opens with `=` is exact in its capitals.
 *
 * @example
 * houseRulesToText([{ find: 'e-mail', replacements: ['email'] }]) // 'e-mail > email'
 */
export function houseRulesToText(rules: readonly HouseRule[]): string {
  return rules
    .map(({ find, replacements, note = '', isExact = false }) => {
      const instead = replacements.length > 0 ? ` > ${replacements.join(', ')}` : '';
      const why = note === '' ? '' : ` # ${note.replaceAll(/\s+/g, ' ')}`;

      return `${isExact ? '= ' : ''}${find}${instead}${why}`;
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
    const [body = '', ...why] = line.split('#');
    const [head = '', ...instead] = body.split('>');
    const isExact = head.trim().startsWith('=');
    const find = head.trim().replace(/^=\s*/, '');
    const note = why.join('#').trim();
    const replacements = instead
      .join('>')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    if (find === '') return [];

    return [{ find, replacements, ...(note ? { note } : {}), ...(isExact ? { isExact } : {}) }];
  });
}
