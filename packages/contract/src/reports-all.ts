import { reports } from './reports.ts';
import { customReports } from './reports-custom.ts';

/** All endpoints of reports, one file per concern. */
export const reportEndpoints = { ...reports, ...customReports };
