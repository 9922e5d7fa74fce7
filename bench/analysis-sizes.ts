/** Brotli size of each part of the analysis. Fails when a part exceeds its budget. */
import { measureAnalysisBundle } from '../scripts/analysis-bundle-size.ts';

const { lines, exceeded } = await measureAnalysisBundle({ isWhole: true });

console.log(`\nTransfer size of the analysis (brotli)\n${lines.join('\n')}`);
if (exceeded.length > 0) process.exitCode = 1;
