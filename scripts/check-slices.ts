import { findSliceMismatches } from './slice-map.ts';

/** Fails if routes, screens, contract and server slices do not correspond. */
const violations = findSliceMismatches();
for (const sentence of violations) console.error(sentence);
process.exit(violations.length === 0 ? 0 : 1);
