import type { Job } from '../../platform/slice.ts';
import { deleteExportsBefore } from './export-queries.ts';
import { runExport } from './run-export.ts';

export const exportJob = 'reports-export';

export const exportJobs: readonly Job[] = [
  {
    name: exportJob,
    isSerialPerGroup: true,
    run: (services, { id = '' } = {}) => runExport(services, id),
  },
  {
    name: 'reports-delete-exports',
    cron: '41 3 * * *',
    run: ({ db, clock }) => deleteExportsBefore(db, clock.now()),
  },
];
