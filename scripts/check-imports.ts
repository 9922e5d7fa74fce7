import { root } from './command-steps.ts';
import { findImportViolations } from './import-rules.ts';

const violations = await findImportViolations(root);

for (const sentence of violations) console.error(sentence);
process.exit(violations.length === 0 ? 0 : 1);
