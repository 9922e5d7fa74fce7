import * as z from 'zod';
import type { Access } from './access.ts';
import type { RefusalCode } from './refusals.ts';

/** A route outside the JSON endpoint contract: its path, access rule and content type are declared here. */
export type RawRoute = {
  summary: string;
  method: 'GET' | 'POST';
  path: `/${string}`;
  access: Access;
  /** Content type of the response. */
  contentType:
    | 'text/event-stream'
    | 'text/html'
    | 'application/json'
    | 'application/pdf'
    | 'image/webp'
    | 'application/octet-stream'
    | 'text/csv'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'text/calendar';
  /** Schema of a JSON response. */
  reply?: z.ZodType;
  fails: readonly RefusalCode[];
};

const row = z.record(z.string(), z.unknown());

/** The data export: per slice, its lists and objects as stored in the tables. */
const dataExport = z.record(z.string(), row);

const progressExport = z.object({
  schema: z.literal('longhand-progress/1'),
  exportedAt: z.iso.datetime(),
  zone: z.string(),
  projects: z.array(z.object({ id: z.uuid(), title: z.string() })),
  goals: z.array(row),
  imports: z.array(row),
  entries: z.array(row),
});

export const rawRoutes = {
  liveEvents: {
    summary: 'Stream of changes for the caller (server-sent events); resumes after Last-Event-ID',
    method: 'GET',
    path: '/api/events',
    access: 'user',
    contentType: 'text/event-stream',
    fails: [],
  },
  externalLogin: {
    summary:
      'Redirect to Google, GitHub, Microsoft or Spotify; `returnUrl` is the page afterwards, `remember=true` keeps the session',
    method: 'GET',
    path: '/auth/external-login/:provider',
    access: 'public',
    contentType: 'text/html',
    fails: ['external_not_configured'],
  },
  externalCallback: {
    summary: 'Callback of an external provider; redirects to `/auth/callback`',
    method: 'GET',
    path: '/api/auth/callback/:provider',
    access: 'public',
    contentType: 'text/html',
    fails: ['external_not_configured'],
  },
  downloadDataExport: {
    summary: 'Download the data export of the caller',
    method: 'GET',
    path: '/api/account/data/file',
    access: 'user',
    contentType: 'application/json',
    reply: dataExport,
    fails: ['data_not_ready'],
  },
  calendarFeed: {
    summary: 'Daily targets of a user as iCalendar; authenticated by the secret URL',
    method: 'GET',
    path: '/api/calendar/:file',
    access: 'public',
    contentType: 'text/calendar',
    fails: ['calendar_not_found'],
  },
  exportCsv: {
    summary: 'Export all entries of the caller as CSV, amounts in display units',
    method: 'GET',
    path: '/api/goals/export/csv',
    access: 'user',
    contentType: 'text/csv',
    fails: [],
  },
  exportXlsx: {
    summary: 'Export all entries of the caller as an Excel workbook, amounts in display units',
    method: 'GET',
    path: '/api/goals/export/xlsx',
    access: 'user',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fails: [],
  },
  exportJson: {
    summary: 'Export goals, imports and entries of the caller as JSON, amounts in stored units',
    method: 'GET',
    path: '/api/goals/export/json',
    access: 'user',
    contentType: 'application/json',
    reply: progressExport,
    fails: [],
  },
  reportFile: {
    summary: 'Download a report of the caller as PDF, in the caller’s language',
    method: 'GET',
    path: '/api/reports/:id/file',
    access: 'user',
    contentType: 'application/pdf',
    fails: ['report_not_found', 'busy'],
  },
  exportFile: {
    summary: 'Download the file of a finished export of the caller',
    method: 'GET',
    path: '/api/reports/exports/:id/file',
    access: 'user',
    contentType: 'application/octet-stream',
    fails: ['export_not_found', 'export_not_ready'],
  },
  customReportFile: {
    summary: 'Download a custom report of the caller as PDF, in the report’s language',
    method: 'GET',
    path: '/api/reports/custom/:id/file',
    access: 'user',
    contentType: 'application/pdf',
    fails: ['custom_report_not_found', 'custom_report_plan', 'project_not_found', 'busy'],
  },
  sharedReport: {
    summary: 'The copy of a report behind a share link, as a page in the report’s language',
    method: 'GET',
    path: '/shared-report/:token',
    access: 'public',
    contentType: 'text/html',
    fails: [],
  },
  readAvatar: {
    summary: 'Read an avatar, for signed-in users who have its id',
    method: 'GET',
    path: '/api/avatars/:id',
    access: 'user',
    contentType: 'image/webp',
    fails: ['picture_not_found'],
  },
  readAttachment: {
    summary:
      'Download an attachment that the caller can see; images are sent inline, documents always as downloads',
    method: 'GET',
    path: '/api/messages/attachments/:id',
    access: 'user',
    contentType: 'application/octet-stream',
    fails: ['attachment_not_found'],
  },
  readPreviewImage: {
    summary: 'Read the picture of a link preview that the caller can see',
    method: 'GET',
    path: '/api/messages/previews/:id',
    access: 'user',
    contentType: 'image/webp',
    fails: ['picture_not_found'],
  },
  confirmUnsubscribe: {
    summary: 'Confirmation page of the unsubscribe link of an email',
    method: 'GET',
    path: '/api/unsubscribe',
    access: 'public',
    contentType: 'text/html',
    fails: ['unsubscribe_link_invalid', 'notification_channel_locked'],
  },
  unsubscribe: {
    summary: 'Turn off the emails of the categories in a signed link (RFC 8058)',
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    contentType: 'text/html',
    fails: ['unsubscribe_link_invalid', 'notification_channel_locked'],
  },
} as const satisfies Record<string, RawRoute>;

/** Slices whose data can change outside the current page. */
export const liveSlices = [
  'reports',
  'notifications',
  'home',
  'own-words',
  'goals',
  'achievements',
  'messages',
  'insights',
] as const;
export type LiveSlice = (typeof liveSlices)[number];

/**
 * Events of the live stream: `hello` first, `changed` when cached data is stale, `typing` when another member of a conversation types (not
 * stored, so a reconnecting page does not receive it), `beat` as a heartbeat to detect dead connections, `bye`
 * when the session ends or the server shuts down.
 */
export const liveEvents = {
  hello: z.object({
    /** Whether no event was missed since the Last-Event-ID of the request. */
    isResumed: z.boolean(),
  }),
  changed: z.object({ stale: z.array(z.enum(liveSlices)) }),
  typing: z.object({ conversationId: z.uuid(), userId: z.uuid() }),
  beat: z.object({}),
  bye: z.object({ reason: z.enum(['session_ended', 'server_closes']) }),
};
export type LiveEventName = keyof typeof liveEvents;
