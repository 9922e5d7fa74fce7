import { expect, test } from 'vitest';
import { withoutStyles } from './without-styles.ts';

test('styles of elements stay to be read, style sheets go, and the rest is as it was', () => {
  const page = `<STYLE>p { color: red }</STYLE ><p Style="font-weight: bold" class="style">a < b style=c</p>
    <!-- <style> --><stylish style = 'x'>d</stylish>`;

  const read = `<p data-style="font-weight: bold" class="style">a < b style=c</p>
    <!-- <style> --><stylish data-style= 'x'>d</stylish>`;

  expect(withoutStyles(page)).toBe(read);
});

test('what is not closed ends there', () => {
  expect(withoutStyles('a<p style="x"')).toBe('a<p data-style="x"');
  expect(withoutStyles('a<!-- <style>b')).toBe('a<!-- <style>b');
  expect(withoutStyles('a<style>b<style>c')).toBe('a');
  expect(withoutStyles('a<')).toBe('a<');
});

test.each(['<a', '<', '<style>', '<a style', '<style ', '</style ', '<!--', '<a>', ' style'])(
  'a million signs of %s are walked through once',
  (sign) => {
    const page = sign.repeat(1_000_000 / sign.length);

    expect(page.startsWith(withoutStyles(page).replaceAll('data-', ''))).toBe(true);
  },
);
