/**
 * Streams plain data as JSON. A chunk is at most one row, and long texts are split further: the whole may exceed the maximum string length,
 * and a chunk of megabytes would block the event loop.
 * An `AsyncIterable` becomes an array. It may appear wherever it is nested only in objects.
 */
export async function* jsonPieces(value: unknown, indent = ''): AsyncGenerator<string> {
  const inner = `${indent}  `;
  if (isInTime(value)) {
    yield* between(
      ['[', ']'],
      indent,
      mapped(value, (row) => rowPieces(row, inner)),
    );
  } else if (isObject(value)) {
    const given = Object.entries(value).filter(([, part]) => part !== undefined);
    yield* between(
      ['{', '}'],
      indent,
      mapped(given, async function* ([name, part]) {
        yield `${inner}${JSON.stringify(name)}: `;
        yield* jsonPieces(part, inner);
      }),
    );
  } else if (isLongText(value)) yield* textPieces(value);
  else yield json(value, indent);
}

async function* rowPieces(row: unknown, indent: string): AsyncGenerator<string> {
  const isLong = isObject(row) && Object.values(row).some(isLongText);
  if (isLong) {
    yield indent;
    yield* jsonPieces(row, indent);
  } else yield indent + json(row, indent);
}

/** Maximum chunk length of a text in UTF-16 units. */
const unitsAtOnce = 262_144;

function isLongText(value: unknown): value is string {
  return typeof value === 'string' && value.length > unitsAtOnce;
}

function* textPieces(text: string): Generator<string> {
  yield '"';
  for (let start = 0; start < text.length; ) {
    const end = start + unitsAtOnce;
    const cut = /[\uDC00-\uDFFF]/.test(text.charAt(end)) ? end + 1 : end;
    yield JSON.stringify(text.slice(start, cut)).slice(1, -1);
    start = cut;
  }
  yield '"';
}

type Pieces = AsyncIterable<string> | Iterable<string>;

async function* mapped<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  piecesOf: (row: Row) => Pieces,
): AsyncGenerator<Pieces> {
  for await (const row of rows) yield piecesOf(row);
}

async function* between(
  [open, close]: [string, string],
  indent: string,
  rows: AsyncIterable<Pieces>,
): AsyncGenerator<string> {
  let isEmpty = true;
  yield open;
  for await (const row of rows) {
    yield isEmpty ? '\n' : ',\n';
    yield* row;
    isEmpty = false;
  }
  yield isEmpty ? close : `\n${indent}${close}`;
}

function json(value: unknown, indent: string): string {
  return (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${indent}`);
}

function isInTime(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Plain objects only; dates and other objects with `toJSON` are serialized by JSON.stringify. */
function isObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]' && !hasJson(value);
}

function hasJson(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'toJSON' in value;
}
