/** What the analysis weighs as it travels (brotli), each part by itself. Fails when one is beyond its budget. */
import { weighAnalysis } from '../scripts/analysis-weight.ts';

const { lines, exceeded } = await weighAnalysis({ isWhole: true });

console.log(`\nAnalysis as it travels (brotli)\n${lines.join('\n')}`);
if (exceeded.length > 0) process.exitCode = 1;
