import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { takeFiles } from './take-files.ts';

test('files of text are taken in the order of their names, numbers as numbers', async () => {
  const { texts, refused } = await takeFiles([
    new File(['Ten.'], 'chapter 10.txt'),
    new File(['Two.'], 'chapter 2.md'),
  ]);

  expect(texts.map(({ title }) => title)).toEqual(['chapter 2', 'chapter 10']);
  expect(refused).toEqual([]);
});

test('what is no text is named, and the others are taken', async () => {
  const { texts, refused } = await takeFiles([
    new File(['x'], 'picture.png'),
    new File([new Uint8Array([0, 1, 2])], 'broken.txt'),
    new File(['Words.'], 'good.txt'),
  ]);

  expect(texts).toHaveLength(1);
  expect(refused.toSorted()).toEqual(['broken.txt', 'picture.png']);
});

test('an archive is looked through, whatever else it holds', async () => {
  const archive = zipSync({
    'book/1.txt': strToU8('One.'),
    'book/2.md': strToU8('Two.'),
    'book/cover.jpg': new Uint8Array(4),
    '__MACOSX/1.txt': strToU8('no text'),
  });
  const { texts } = await takeFiles([new File([archive.slice()], 'book.zip')]);

  expect(texts).toEqual([
    { title: '1', text: 'One.' },
    { title: '2', text: 'Two.' },
  ]);
});

test('an archive that is broken is refused by name', async () => {
  const { refused } = await takeFiles([new File(['no archive'], 'book.zip')]);

  expect(refused).toEqual(['book.zip']);
});

/** Packing so much takes its time where others work beside. */
const unhurried = 60_000;

test(
  'an archive that was made to fill the memory is refused, and the page lives',
  async () => {
    const archive = zipSync({ 'bomb.txt': new Uint8Array(80_000_000).fill(65) }, { level: 1 });
    const { texts, refused } = await takeFiles([new File([archive.slice()], 'bomb.zip')]);

    expect(archive.length).toBeLessThan(2_000_000);
    expect([texts, refused]).toEqual([[], ['bomb.txt']]);
  },
  unhurried,
);
