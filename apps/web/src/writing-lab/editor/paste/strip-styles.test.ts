import { expect, test } from 'vitest';
import { stripStyles } from './strip-styles.ts';

test('style attributes become data-style, style sheets are removed, everything else stays', () => {
  const page = `<STYLE>p { color: red }</STYLE ><p Style="font-weight: bold" class="style">a < b style=c</p>
    <!-- <style> --><stylish style = 'x'>d</stylish>`;

  const read = `<p data-style="font-weight: bold" class="style">a < b style=c</p>
    <!-- <style> --><stylish data-style= 'x'>d</stylish>`;

  expect(stripStyles(page)).toBe(read);
});

test('an unclosed tag or comment extends to the end', () => {
  expect(stripStyles('a<p style="x"')).toBe('a<p data-style="x"');
  expect(stripStyles('a<!-- <style>b')).toBe('a<!-- <style>b');
  expect(stripStyles('a<style>b<style>c')).toBe('a');
  expect(stripStyles('a<')).toBe('a<');
});

test.each(['<a', '<', '<style>', '<a style', '<style ', '</style ', '<!--', '<a>', ' style'])(
  'a million repetitions of %s take linear time',
  (sign) => {
    const page = sign.repeat(1_000_000 / sign.length);

    expect(page.startsWith(stripStyles(page).replaceAll('data-', ''))).toBe(true);
  },
);
