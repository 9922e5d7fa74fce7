import * as z from 'zod';
import { codeRefusals, password, signInMethods } from './auth.ts';
import { secondProof } from './auth-passwordless.ts';
import { endpoint } from './endpoint.ts';
import { place, placeSource } from './place.ts';
import { done, id, instant, paging } from './values.ts';

const session = z.object({
  id,
  /** As a person would name it, `Firefox, Linux`; empty when the browser does not say. */
  device: z.string(),
  /** The range of addresses that it was begun from, and where that is thought to be. */
  range: z.string(),
  place: place.nullable(),
  createdAt: instant,
  seenAt: instant,
  isRemembered: z.boolean(),
  isCurrent: z.boolean(),
});

/** What happened to an account, as its person reads it. */
export const historyKinds = [
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
export type HistoryKind = (typeof historyKinds)[number];

const happening = z.object({
  id,
  at: instant,
  kind: z.enum(historyKinds),
  method: z.enum(signInMethods).nullable(),
  device: z.string(),
  range: z.string(),
  place: place.nullable(),
});

/** How somebody who is signed in can show that it is still them. */
export const stepUpMethod = z.enum(['password', 'totp', 'email', 'recovery', 'passkey']);
export type StepUpMethod = z.infer<typeof stepUpMethod>;

export const stepUpProof = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('password'), password }),
  ...secondProof.options,
]);

export type StepUpProof = z.infer<typeof stepUpProof>;

const standing = z.object({
  success: z.literal(true),
  methods: z.array(stepUpMethod),
  /** Until when what is dangerous is open without asking; in the past when it has to be asked. */
  until: instant,
});

/** Where somebody is signed in, what happened to the account, and showing again who one is. */
export const authSessions = {
  listSessions: endpoint({
    summary: 'Every open session of the caller, the newest use first',
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'user',
    reply: z.object({
      success: z.literal(true),
      items: z.array(session),
      placesBy: placeSource.nullable(),
    }),
    fails: [],
  }),

  endSession: endpoint({
    summary: 'End one session, at once on every node',
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'user',
    params: z.object({ id }),
    reply: done,
    fails: ['session_not_found'],
  }),

  endOtherSessions: endpoint({
    summary: 'End every session but this one',
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    access: 'user',
    stepUp: true,
    reply: z.object({ success: z.literal(true), ended: z.number() }),
    fails: [],
  }),

  listHistory: endpoint({
    summary: 'What happened to the account, the newest first',
    method: 'GET',
    path: '/api/auth/history',
    access: 'user',
    query: z.object(paging),
    reply: z.object({
      success: z.literal(true),
      items: z.array(happening),
      total: z.number(),
    }),
    fails: [],
  }),

  readStepUp: endpoint({
    summary: 'How the caller can show again who they are, and until when that is not asked',
    method: 'GET',
    path: '/api/auth/step-up',
    access: 'user',
    reply: standing,
    fails: [],
  }),

  stepUp: endpoint({
    summary: 'Show again who one is; the session gets a new cookie',
    method: 'POST',
    path: '/api/auth/step-up',
    access: 'user',
    body: stepUpProof,
    reply: standing,
    fails: [...codeRefusals, 'second_factor_method', 'password_wrong', 'passkey_invalid'],
  }),
};
