import { randomUUID } from 'node:crypto';

/** UTF-16 units that are parsed at once: some milliseconds, also where each is escaped. */
const usualLength = 262_144;

/**
 * What `JSON.parse` makes of a text, with pauses: a long string in it is parsed in parts, between which others find their turn.
 *
 * @throws SyntaxError where it is no JSON
 */
export async function parseLongJson(text: string, partLength = usualLength): Promise<unknown> {
  const strings = new Map<string, string>();
  const outside: string[] = [];
  let from = 0;
  let restedAt = 0;
  for (let open = text.indexOf('"'); open !== -1; ) {
    const { parts, end } = await readString(text, open + 1, partLength);
    if (parts.length > 1 && !/^\s*:/.test(text.slice(end, end + partLength))) {
      const name = randomUUID();
      strings.set(name, parts.join(''));
      outside.push(text.slice(from, open), `"${name}"`);
      from = end;
    }
    if (end - restedAt > partLength) {
      await rest();
      restedAt = end;
    }
    open = text.indexOf('"', end);
  }
  outside.push(text.slice(from));

  return putBack(JSON.parse(outside.join('')), strings);
}

/** Reads a string from behind its first quotation mark to behind its last; one that is short is only passed over. */
async function readString(text: string, start: number, partLength: number) {
  const parts: string[] = [];
  let from = start;
  let quote = text.indexOf('"', from);
  while (quote !== -1) {
    const most = from + partLength;
    while (quote !== -1 && quote <= most && isEscaped(text, from, quote)) {
      quote = text.indexOf('"', quote + 1);
    }
    const isLast = quote !== -1 && quote <= most;
    if (isLast && parts.length === 0) return { parts, end: quote + 1 };

    const to = isLast ? quote : cutBefore(text, from, most);
    parts.push(JSON.parse(`"${text.slice(from, to)}"`));
    if (isLast) return { parts, end: quote + 1 };
    await rest();
    from = to;
  }
  throw new SyntaxError('A string has no end');
}

/** Whether a character stands behind an odd number of backslashes; `from` is where none is under way. */
function isEscaped(text: string, from: number, at: number): boolean {
  let before = at;
  while (before > from && text[before - 1] === '\\') before--;

  return (at - before) % 2 === 1;
}

/** The last place up to `most` that is not within an escape, of which the longest is that of a code in four digits. */
function cutBefore(text: string, from: number, most: number): number {
  for (let at = most - 1; at > most - 6 && at > from; at--) {
    if (text[at] !== '\\') continue;
    if (isEscaped(text, from, at)) return most;
    const end = at + (text[at + 1] === 'u' ? 6 : 2);

    return end > most ? at : most;
  }

  return most;
}

function putBack(value: unknown, strings: ReadonlyMap<string, string>): unknown {
  if (strings.size === 0) return value;
  if (typeof value === 'string') return strings.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => putBack(one, strings));
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, putBack(one, strings)]),
  );
}

function rest(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
