import { reports } from './reports.ts';
import { customReports } from './reports-custom.ts';
import { reportExports } from './reports-export.ts';

/** All endpoints of reports, one file per concern. */
export const reportEndpoints = { ...reports, ...customReports, ...reportExports };
