import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { limits } from '@longhand/contract/limits';
import type { TextLanguage } from '@longhand/contract/values';
import { generateNovel } from './texts.ts';

/** The worst inputs at the limits of the endpoints, for `hostile.ts`. */
export const hostileTexts: Record<string, { text: string; language: TextLanguage }> = {
  'many short lines': { text: '- a\n'.repeat(1_900_000), language: 'en' },
  'many short paragraphs': { text: 'a\n\n'.repeat(2_600_000), language: 'en' },
  'line breaks only': { text: '\n'.repeat(7_900_000), language: 'en' },
  'one endless word': { text: 'a'.repeat(7_900_000), language: 'en' },
  prose: { text: generateNovel(1_340_000), language: 'en' },
  Chinese: { text: '她关上了门，走进雨里。潮水退了，她沿着岸走。'.repeat(110_000), language: 'zh' },
};

/** The maximum number of progress rows per request, one per day, the first `daysAgo` days ago. */
export function buildProgressRows(daysAgo: number) {
  return Array.from({ length: limits.importRowsPerRequestMax }, (_, back) => ({
    ...{
      entryOn: dayBefore(daysAgo + (back % 400)),
      amount: 100 + back,
      measure: 'word' as const,
      project: `Work ${back % 100}`,
    },
    ...{ tags: ['draft'], note: 'x'.repeat(limits.noteMax), reference: `${daysAgo} ${back}` },
  }));
}

export function dayBefore(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** A PNG of a few kilobytes that decompresses to the largest allowed picture. */
export function buildLargestPicture(): string {
  const side = limits.pictureSideMax;
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 2], 8); // 8-bit RGB
  const pixels = deflateSync(Buffer.alloc(side * (1 + 3 * side)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];

  return Buffer.concat([signature, ...chunks]).toString('base64');
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const lengthAndChecksum = Buffer.alloc(8);
  lengthAndChecksum.writeUInt32BE(content.length, 0);
  lengthAndChecksum.writeUInt32BE(crc32(named), 4);

  return Buffer.concat([lengthAndChecksum.subarray(0, 4), named, lengthAndChecksum.subarray(4)]);
}

/** The maximum number of paragraphs per request with the maximum number of characters. */
export const grammarParagraphs = Array.from({ length: limits.grammarParagraphsMax }, () =>
  'a '.repeat(limits.grammarCharactersMax / limits.grammarParagraphsMax / 2 - 2),
);

/** A fake LanguageTool server that reports a long match for every character. */
export async function startVerboseChecker(): Promise<{ url: string; close(): void }> {
  const matches = Array.from({ length: limits.grammarCharactersMax }, (_, offset) => ({
    message: 'x'.repeat(200),
    ...{ offset, length: 1, context: { text: 'x'.repeat(80), offset: 40, length: 1 } },
    replacements: Array.from({ length: 10 }, (_, at) => ({ value: `suggestion ${at}` })),
    rule: { id: 'EVERY_CHARACTER', issueType: 'grammar', category: { id: 'GRAMMAR' } },
  }));
  const answer = JSON.stringify({ matches });
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.setHeader('content-type', 'application/json').end(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port

  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
