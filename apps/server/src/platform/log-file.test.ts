import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logFileOf, rotateLog } from './log-file.ts';

const laptop = { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000', DATA_DIR: 'data' };

test('on a local machine the log file is in the data directory', () => {
  expect(logFileOf(laptop)).toBe(join('data', 'server.log'));
});

test('with a public URL or a non-loopback host the log goes to standard error', () => {
  expect(logFileOf({ ...laptop, PUBLIC_URL: 'https://write.example' })).toBeNull();
  expect(logFileOf({ ...laptop, HOST: '0.0.0.0' })).toBeNull();
});

test('LOG_FILE overrides the default', () => {
  expect(logFileOf({ ...laptop, LOG_FILE: '-' })).toBeNull();
  expect(logFileOf({ ...laptop, HOST: '0.0.0.0', LOG_FILE: '/var/log/longhand.log' })).toBe(
    '/var/log/longhand.log',
  );
});

test('a large log is rotated, a small one is continued', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-log-'));
  const file = join(folder, 'server.log');
  writeFileSync(file, 'one line\n');

  rotateLog(file);
  expect(existsSync(`${file}.1`)).toBe(false);
  truncateSync(file, 10_000_001);
  rotateLog(file);
  expect([existsSync(file), existsSync(`${file}.1`)]).toEqual([false, true]);

  rmSync(folder, { recursive: true });
});
