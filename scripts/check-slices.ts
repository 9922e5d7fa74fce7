import { brokenMirrors } from './slice-map.ts';

/** Fails when an address, its screen, its contract and its server no longer mirror each other. */
const broken = brokenMirrors();
for (const sentence of broken) console.error(sentence);
process.exit(broken.length === 0 ? 0 : 1);
