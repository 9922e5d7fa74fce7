import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded into a server: whatever would write below FAILING_DISK_UNDER fails with FAILING_DISK (ENOSPC, EROFS), as on a full or
 * read-only disk, whoever runs the tests. Reading goes on.
 */
const { FAILING_DISK: code = 'ENOSPC', FAILING_DISK_UNDER: directory = '/' } = process.env;
const openFiles = new Set();
const { openSync, open } = fs;

fs.openSync = (path, flags = 'r', ...rest) => {
  const descriptor = openSync(path, flags, ...rest);
  if (String(path).startsWith(directory)) openFiles.add(descriptor);

  return descriptor;
};
fs.open = (path, ...rest) => {
  const done = rest.pop();
  open(path, ...rest, (error, descriptor) => {
    if (!error && String(path).startsWith(directory)) openFiles.add(descriptor);
    done(error, descriptor);
  });
};
for (const name of [
  'writeSync',
  'write',
  'writeFileSync',
  'mkdirSync',
  'ftruncateSync',
  'linkSync',
]) {
  const original = fs[name];
  fs[name] = (target, ...rest) => {
    if (!openFiles.has(target) && !String(target).startsWith(directory))
      return original(target, ...rest);
    if (name === 'mkdirSync' && fs.existsSync(target)) return undefined;
    const failure = Object.assign(new Error(`${code}: refused, ${name}`), {
      code,
      path: directory,
    });
    const done = rest.at(-1);
    if (typeof done !== 'function') throw failure;
    process.nextTick(done, failure);

    return undefined;
  };
}
syncBuiltinESMExports();
