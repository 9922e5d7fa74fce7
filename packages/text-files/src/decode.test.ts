import { expect, test } from 'vitest';
import { openFile } from './open-file.ts';

const german = 'Ärger über die Küste. Er hieß Jürgen und fluchte „laut“ – für immer, sagte er.';
const chinese = '潮水退了，她沿着岸走。天色渐渐暗下来，没有人说话。她想起了那一年的雨。'.repeat(3);
const arabic = 'هدأ البحر عند المساء، وعادت القوارب إلى المرسى. لم يتكلم أحد منهم.'.repeat(3);

test.each([
  ['UTF-8', Buffer.from(chinese)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${chinese}`)],
  ['UTF-16 LE with a mark', Buffer.from(`\ufeff${chinese}`, 'utf16le')],
  ['UTF-16 BE with a mark', Buffer.from(`\ufeff${chinese}`, 'utf16le').swap16()],
])('a Chinese text in %s is decoded', (_, buffer) => {
  expect(read(buffer)).toBe(chinese);
});

test.each([
  ['windows-1252', german],
  ['gb18030', chinese],
  ['big5', '潮水退了，她沿著岸走。天色漸漸暗下來，沒有人說話。她想起了那一年的雨。'.repeat(3)],
  ['windows-1256', arabic],
])('a text in %s is decoded without a declared encoding', (encoding, text) => {
  expect(read(encoded(text, encoding))).toBe(text);
});

test.each(['utf16le', 'utf16be'])(
  'a Western text in %s without byte order mark is decoded',
  (encoding) => {
    const little = Buffer.from('The tide turned.\n', 'utf16le');

    expect(read(encoding === 'utf16le' ? little : little.swap16())).toBe('The tide turned.\n');
  },
);

test('line endings of every system become LF', () => {
  expect(read(Buffer.from('a\r\nb\rc\nd'))).toBe('a\nb\nc\nd');
});

function read(buffer: Buffer): string {
  return openFile({ name: 'x.txt', bytes: new Uint8Array(buffer) }).text;
}

/** Encodes text in a legacy encoding with a reverse map built from its decoder. */
function encoded(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const bytesOf = new Map<string, number[]>();
  for (let first = 0; first < 256; first += 1) {
    addEncoding([first]);
    for (let second = 0x40; second < 256; second += 1) addEncoding([first, second]);
  }

  return Buffer.from([...text].flatMap((sign) => bytesOf.get(sign) ?? unknown(sign)));

  function addEncoding(bytes: number[]) {
    try {
      const sign = decoder.decode(new Uint8Array(bytes));
      if ([...sign].length === 1 && !bytesOf.has(sign)) bytesOf.set(sign, bytes);
    } catch {
      // not a valid character
    }
  }
}

function unknown(sign: string): never {
  throw new Error(`${sign} is not in this encoding`);
}
