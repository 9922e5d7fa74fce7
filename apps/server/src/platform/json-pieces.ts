/**
 * Plain data as JSON, in pieces that are each as long as one of its rows at most: the whole may be longer than a string can be.
 * What comes in time (an `AsyncIterable`) becomes a list; it may stand wherever nothing but objects is around it.
 */
export async function* jsonPieces(value: unknown, indent = ''): AsyncGenerator<string> {
  const inner = `${indent}  `;
  if (isInTime(value)) {
    yield* between(
      ['[', ']'],
      indent,
      mapped(value, (row) => [inner + json(row, inner)]),
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
  } else yield json(value, indent);
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

/** Dates and the like say themselves what they are in JSON. */
function isObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]' && !hasJson(value);
}

function hasJson(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'toJSON' in value;
}
