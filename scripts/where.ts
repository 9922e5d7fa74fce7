import { screenAt } from '@longhand/contract/routes';
import { screenRows } from './slice-map.ts';

/** `npm run where -- /app/goals/active`: which files make a screen, who may see it, what it calls. */
const path = process.argv[2];
if (path === undefined) {
  console.error('Usage: npm run where -- PATH, for example /app/goals/active');
  process.exit(2);
}

const screen = screenAt(path.replace(/[?#].*$/, ''));
const row = screenRows().find((each) => each.path === screen?.path);
if (row === undefined) {
  console.error(`${path} is not in the route table: the browser shows not-found.`);
  process.exit(1);
}

console.log(`${row.path}  (${row.access})`);
console.log(`  screen    ${row.file}${row.isBuilt ? '' : '  (not built: answers not-found)'}`);
if (row.endpoints.length > 0) {
  console.log(`  contract  packages/contract/src/${row.slice}.ts`);
  console.log(`  server    apps/server/src/${row.slice}/`);
}
console.log(`  texts     packages/locales/<language>/${row.slice}.json`);
console.log(`  story     e2e/${row.slice}.spec.ts`);
for (const { method, path: address, access, summary } of row.endpoints) {
  console.log(`  ${method.padEnd(6)} ${address}  (${access})  ${summary}`);
}
