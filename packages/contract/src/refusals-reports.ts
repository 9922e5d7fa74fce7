/** Refusals of reports and their exports, see `refusals.ts`. */
export const reportRefusals = {
  report_not_found: { status: 404, message: 'Report not found, or you don’t have access.' },
  export_not_found: { status: 404, message: 'Export not found, or you don’t have access.' },
  export_empty: { status: 400, message: 'There’s nothing to export in this selection.' },
  export_limit: {
    status: 409,
    message: 'You’ve reached the limit for exports. Delete one to make another.',
  },
  export_not_ready: { status: 409, message: 'This export isn’t ready yet.' },
  custom_report_not_found: {
    status: 404,
    message: 'Custom report not found, or you don’t have access.',
  },
  custom_report_changed: {
    status: 409,
    message: 'This report was changed elsewhere since you opened it.',
  },
  /** Plan limits are 409, not 403: the client shows «Access denied» on any 403. */
  custom_report_plan: { status: 409, message: 'Saving custom reports is part of Plus.' },
  custom_report_limit: { status: 409, message: 'You’ve reached the limit for custom reports.' },
  report_step_too_short: {
    status: 400,
    message: 'This range is too long for that grouping. Choose weeks or months.',
  },
} as const;
