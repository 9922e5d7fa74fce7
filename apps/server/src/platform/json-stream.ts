/**
 * Streams plain data as JSON. A chunk is at most one row, and long texts are split further: the whole may exceed the maximum string length,
 * and a chunk of megabytes would block the event loop.
 * An `AsyncIterable` becomes an array. It may appear wherever it is nested only in objects.
 */
export async function* streamJson(value: unknown, indent = ''): AsyncGenerator<string> {
  const inner = `${indent}  `;
  if (isAsyncIterable(value)) {
    yield* writeItems(
      ['[', ']'],
      indent,
      mapItems(value, (row) => streamRow(row, inner)),
    );
  } else if (isObject(value)) {
    const definedEntries = Object.entries(value).filter(([, part]) => part !== undefined);
    yield* writeItems(
      ['{', '}'],
      indent,
      mapItems(definedEntries, async function* ([name, part]) {
        yield `${inner}${JSON.stringify(name)}: `;
        yield* streamJson(part, inner);
      }),
    );
  } else if (isLongText(value)) yield* streamText(value);
  else yield toIndentedJson(value, indent);
}

async function* streamRow(row: unknown, indent: string): AsyncGenerator<string> {
  const isLong = isObject(row) && Object.values(row).some(isLongText);
  if (isLong) {
    yield indent;
    yield* streamJson(row, indent);
  } else yield indent + toIndentedJson(row, indent);
}

/** Maximum chunk length of a text in UTF-16 units. */
const maxChunkUnits = 262_144;

function isLongText(value: unknown): value is string {
  return typeof value === 'string' && value.length > maxChunkUnits;
}

function* streamText(text: string): Generator<string> {
  yield '"';
  for (let start = 0; start < text.length; ) {
    const end = start + maxChunkUnits;
    const cut = /[\uDC00-\uDFFF]/.test(text.charAt(end)) ? end + 1 : end;
    yield JSON.stringify(text.slice(start, cut)).slice(1, -1);
    start = cut;
  }
  yield '"';
}

type JsonChunks = AsyncIterable<string> | Iterable<string>;

async function* mapItems<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  chunksOf: (row: Row) => JsonChunks,
): AsyncGenerator<JsonChunks> {
  for await (const row of rows) yield chunksOf(row);
}

async function* writeItems(
  [open, close]: [string, string],
  indent: string,
  rows: AsyncIterable<JsonChunks>,
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

function toIndentedJson(value: unknown, indent: string): string {
  return (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${indent}`);
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Plain objects only; dates and other objects with `toJSON` are serialized by JSON.stringify. */
function isObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]' && !hasToJson(value);
}

function hasToJson(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'toJSON' in value;
}
