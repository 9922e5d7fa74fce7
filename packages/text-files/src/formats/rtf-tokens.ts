/** RTF tokens: groups, control words with a number, hexadecimal bytes, and text. */
export type RtfToken =
  | { is: 'open' | 'close' }
  | { is: 'word'; name: string; number: number | undefined }
  | { is: 'byte'; value: number }
  | { is: 'text'; text: string };

/** Tokenizes RTF; binary `\bin` data is skipped. */
export function* tokenizeRtf(source: string): Generator<RtfToken> {
  const pattern =
    /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|[\r\n]+|[^\\{}\r\n]+/g;
  for (let found = pattern.exec(source); found !== null; found = pattern.exec(source)) {
    const [whole, name, digits, hex, sign, brace] = found;
    const number = digits === undefined ? undefined : Number(digits);
    if (name === 'bin') pattern.lastIndex += Math.max(0, number ?? 0);
    else if (name !== undefined) yield { is: 'word', name, number };
    else if (hex !== undefined) yield { is: 'byte', value: Number.parseInt(hex, 16) };
    else if (sign !== undefined) yield controlSymbol(sign);
    else if (brace !== undefined) yield { is: brace === '{' ? 'open' : 'close' };
    else if (!/^[\r\n]/.test(whole)) yield { is: 'text', text: whole };
  }
}

function controlSymbol(sign: string): RtfToken {
  if (sign === '~') return { is: 'text', text: '\u00a0' };
  if (sign === '_') return { is: 'text', text: '\u2011' };
  if (sign === '-') return { is: 'text', text: '' };
  if (sign === '*') return { is: 'word', name: '*', number: undefined };
  if (sign === '\n' || sign === '\r') return { is: 'word', name: 'par', number: undefined };

  return { is: 'text', text: sign };
}
