import { screenAt } from '@longhand/contract/routes';
import { findContracts } from './screen-contracts.ts';
import { screenRows } from './slice-map.ts';

/** `npm run where -- /app/goals/active`: prints the files of a screen, its access and its endpoints. */
const path = process.argv[2];
if (path === undefined) {
  console.error('Usage: npm run where -- PATH, for example /app/goals/active');
  process.exit(2);
}

const screen = screenAt(path.replace(/[?#].*$/, ''));
const row = screenRows().find((each) => each.path === screen?.path);
if (row === undefined) {
  console.error(`${path} is not in the route table. The browser shows the not-found page.`);
  process.exit(1);
}

console.log(`${row.path}  (${row.access})`);
console.log(`  screen    ${row.file}${row.isBuilt ? '' : '  (not built: answers not-found)'}`);
console.log(`  server    apps/server/src/${row.slice}/`);
console.log(`  texts     packages/locales/<language>/${row.slice}.json`);
console.log(`  story     e2e/${row.slice}.spec.ts`);
for (const { file, endpoints } of row.isBuilt ? await findContracts(row.file) : []) {
  console.log(`  contract  ${file}`);
  for (const { method, path: address, access, summary } of endpoints) {
    console.log(`    ${method.padEnd(6)} ${address}  (${access})  ${summary}`);
  }
}
