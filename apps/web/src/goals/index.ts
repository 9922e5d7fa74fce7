/** The parts of goals that other slices use. Files inside this folder import one another directly, never through this file. */
export { useFormatAmount, useFormatGoalAmount } from './amounts/use-amount.ts';
export { discardQueuedEntries, sendQueuedEntries } from './log/entries-api.ts';
export { QuickLog } from './log/quick-log.tsx';
export { SprintSection } from './sessions/sprint-section.tsx';
export { PaceStatusIndicator } from './standing/pace-status-indicator.tsx';
export { useNoTargetText } from './standing/use-no-target-text.ts';
