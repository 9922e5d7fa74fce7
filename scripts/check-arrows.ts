import { brokenArrows } from './arrows.ts';
import { root } from './parts.ts';

const broken = await brokenArrows(root);

for (const sentence of broken) console.error(sentence);
process.exit(broken.length === 0 ? 0 : 1);
