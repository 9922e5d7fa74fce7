import { randomUUID } from 'node:crypto';

/** UTF-16 units parsed without a pause: a few milliseconds, even when every character is escaped. */
const defaultPartLength = 262_144;

/**
 * Like `JSON.parse`, but parses long strings in parts and yields to the event loop between them.
 *
 * @throws SyntaxError when the text is not JSON
 */
export async function parseLongJson(
  text: string,
  partLength = defaultPartLength,
): Promise<unknown> {
  const strings = new Map<string, string>();
  const skeleton: string[] = [];
  let from = 0;
  let lastYieldAt = 0;
  for (let open = text.indexOf('"'); open !== -1; ) {
    const { parts, end } = await readString(text, open + 1, partLength);
    if (parts.length > 1 && !/^\s*:/.test(text.slice(end, end + partLength))) {
      const name = randomUUID();
      strings.set(name, parts.join(''));
      skeleton.push(text.slice(from, open), `"${name}"`);
      from = end;
    }
    if (end - lastYieldAt > partLength) {
      await yieldToEventLoop();
      lastYieldAt = end;
    }
    open = text.indexOf('"', end);
  }
  skeleton.push(text.slice(from));

  return restoreStrings(JSON.parse(skeleton.join('')), strings);
}

/** Reads a string literal, starting after its opening quote. Short strings are skipped without parsing. */
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

    const to = isLast ? quote : findSafeCut(text, from, most);
    parts.push(JSON.parse(`"${text.slice(from, to)}"`));
    if (isLast) return { parts, end: quote + 1 };
    await yieldToEventLoop();
    from = to;
  }
  throw new SyntaxError('A string has no end');
}

/** Whether a character follows an odd number of backslashes. `from` must not be inside an escape. */
function isEscaped(text: string, from: number, at: number): boolean {
  let before = at;
  while (before > from && text[before - 1] === '\\') before--;

  return (at - before) % 2 === 1;
}

/** The last position up to `most` that does not split an escape sequence; the longest is `\uXXXX`. */
function findSafeCut(text: string, from: number, most: number): number {
  for (let at = most - 1; at > most - 6 && at > from; at--) {
    if (text[at] !== '\\') continue;
    if (isEscaped(text, from, at)) return most;
    const end = at + (text[at + 1] === 'u' ? 6 : 2);

    return end > most ? at : most;
  }

  return most;
}

function restoreStrings(value: unknown, strings: ReadonlyMap<string, string>): unknown {
  if (strings.size === 0) return value;
  if (typeof value === 'string') return strings.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => restoreStrings(one, strings));
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, restoreStrings(one, strings)]),
  );
}

function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
