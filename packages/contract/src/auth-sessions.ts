import * as z from 'zod';
import { codeRefusals, password, signInMethods } from './auth.ts';
import { secondFactorProof } from './auth-passwordless.ts';
import { endpoint } from './endpoint.ts';
import { geoLocation, geoLocationSource } from './geo-location.ts';
import { id, instant, paging, successReply } from './values.ts';

const session = z.object({
  id,
  /** Browser and operating system, `Firefox, Linux`; empty if the browser does not send them. */
  device: z.string(),
  /** The IP address range at sign-in, and its approximate location. */
  range: z.string(),
  place: geoLocation.nullable(),
  createdAt: instant,
  seenAt: instant,
  isRemembered: z.boolean(),
  isCurrent: z.boolean(),
});

/** Account events shown to the account's owner. */
export const accountEventKinds = [
  'account_made',
  'admin_made',
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'second_factor_refused',
  'stepped_up',
  'step_up_refused',
  'session_ended',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'email_changed',
  'totp_on',
  'totp_off',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'token_made',
  'token_removed',
  'names_changed',
  'data_asked',
  'deletion_asked',
  'deletion_cancelled',
  'invitation_accepted',
  'role_changed',
  'operator_made_link',
  'operator_reset_factor',
  'operator_made_admin',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

const accountEvent = z.object({
  id,
  at: instant,
  kind: z.enum(accountEventKinds),
  method: z.enum(signInMethods).nullable(),
  device: z.string(),
  range: z.string(),
  place: geoLocation.nullable(),
});

/** Methods of step-up authentication. */
export const stepUpMethod = z.enum(['password', 'totp', 'email', 'recovery', 'passkey']);
export type StepUpMethod = z.infer<typeof stepUpMethod>;

export const stepUpProof = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('password'), password }),
  ...secondFactorProof.options,
]);

export type StepUpProof = z.infer<typeof stepUpProof>;

const stepUpStatus = z.object({
  success: z.literal(true),
  methods: z.array(stepUpMethod),
  /** Until when sensitive actions need no step-up; in the past if step-up is required. */
  until: instant,
});

/** Sessions, account history and step-up authentication. */
export const authSessions = {
  listSessions: endpoint({
    summary: 'List the caller’s active sessions, most recently used first',
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'user',
    reply: z.object({
      success: z.literal(true),
      items: z.array(session),
      placesBy: geoLocationSource.nullable(),
    }),
    fails: [],
  }),

  endSession: endpoint({
    summary: 'End a session immediately on every server node',
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: ['session_not_found'],
  }),

  endOtherSessions: endpoint({
    summary: 'End all other sessions',
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    access: 'user',
    stepUp: true,
    reply: z.object({ success: z.literal(true), ended: z.number() }),
    fails: [],
  }),

  listHistory: endpoint({
    summary: 'List account events, newest first',
    method: 'GET',
    path: '/api/auth/history',
    access: 'user',
    query: z.object(paging),
    reply: z.object({
      success: z.literal(true),
      items: z.array(accountEvent),
      total: z.number(),
    }),
    fails: [],
  }),

  readStepUp: endpoint({
    summary: 'Read the step-up methods and until when no step-up is required',
    method: 'GET',
    path: '/api/auth/step-up',
    access: 'user',
    reply: stepUpStatus,
    fails: [],
  }),

  stepUp: endpoint({
    summary: 'Complete a step-up; the session gets a new cookie',
    method: 'POST',
    path: '/api/auth/step-up',
    access: 'user',
    body: stepUpProof,
    reply: stepUpStatus,
    fails: [...codeRefusals, 'second_factor_method', 'password_wrong', 'passkey_invalid'],
  }),
};
