import { messageRefusals } from './refusals-messages.ts';
import { notificationRefusals } from './refusals-notifications.ts';
import { reportRefusals } from './refusals-reports.ts';

/**
 * All API error codes with status and English default message. The interface translates the code and falls back to the message. Only a
 * missing session is a 401, because the client signs out on any 401.
 */
export const refusals = {
  unauthenticated: { status: 401, message: 'Session expired. Please log in again.' },
  forbidden: {
    status: 403,
    message: 'Access denied. You do not have permission for this action.',
  },
  token_scope: { status: 403, message: 'This API token doesn’t have permission to do that.' },
  csrf: { status: 403, message: 'This page is out of date. Reload it and try again.' },
  not_found: { status: 404, message: 'Nothing found at this address.' },
  invalid_input: {
    status: 400,
    message: 'Some of the information isn’t valid. Check it and try again.',
  },
  unsupported_media_type: { status: 415, message: 'Send the data as JSON.' },
  too_large: { status: 413, message: 'This is too large to send at once.' },
  request_too_slow: { status: 408, message: 'The request took too long. Try again.' },
  out_of_space: {
    status: 507,
    message: 'The server is out of disk space, so nothing can be saved. Try again later.',
  },
  rate_limited: { status: 429, message: 'Rate limit exceeded. Please try again later.' },
  server_error: { status: 500, message: 'Server error. Please try again later.' },
  busy: { status: 503, message: 'Server error. Please try again later.' },

  code_invalid: { status: 400, message: 'Please enter a valid verification code.' },
  code_expired: { status: 400, message: 'This code has expired. Request a new one.' },
  code_attempts_spent: {
    status: 400,
    message: 'Too many incorrect codes. Request a new one.',
  },
  credentials_invalid: { status: 400, message: 'Invalid credentials' },
  password_too_short: {
    status: 400,
    message: 'The password should contain at least 8 characters.',
  },
  password_too_long: { status: 400, message: 'The password can have at most 256 characters.' },
  password_common: {
    status: 400,
    message: 'This password is too common. Choose another one.',
  },
  password_is_email: { status: 400, message: 'Your password can’t be your email address.' },
  password_leaked: {
    status: 400,
    message: 'This password appeared in a data breach. Choose another one.',
  },
  signup_closed: { status: 403, message: 'Sign-up is by invitation only.' },
  setup_link_invalid: { status: 400, message: 'This setup link isn’t valid or was already used.' },
  reauth_required: { status: 403, message: 'Confirm it’s you, then continue.' },
  mfa_required: {
    status: 403,
    message:
      'Staff access requires two-factor authentication. Set it up, or use it to confirm it’s you.',
  },
  second_factor_expired: {
    status: 400,
    message: 'This sign-in expired or was ended. Sign in again.',
  },
  second_factor_method: {
    status: 400,
    message: 'You can’t use this method here. Choose another one.',
  },
  second_factor_on: { status: 409, message: 'An authenticator app is already set up.' },
  second_factor_off: { status: 409, message: 'No authenticator app is set up.' },
  passkey_invalid: { status: 400, message: 'Couldn’t verify this passkey. Try again.' },
  passkey_known: { status: 409, message: 'You’ve already added this passkey.' },
  passkey_limit: { status: 409, message: 'You’ve reached the limit for passkeys.' },
  passkey_not_found: { status: 404, message: 'Passkey not found, or you don’t have access.' },
  session_not_found: { status: 404, message: 'Session not found, or you don’t have access.' },
  password_wrong: { status: 400, message: 'The current password is incorrect.' },
  reset_link_invalid: {
    status: 400,
    message: 'This link was already used or has expired. Request a new one.',
  },
  email_change_not_found: { status: 404, message: 'No email change is pending.' },
  email_unchanged: { status: 400, message: 'This is already your email.' },
  email_taken: { status: 409, message: 'An account with this email already exists.' },
  external_not_configured: {
    status: 404,
    message: 'This sign-in method isn’t set up on this server.',
  },
  external_cancelled: { status: 400, message: 'The sign-in was canceled. Nothing changed.' },
  external_failed: { status: 400, message: 'The other service couldn’t confirm your identity.' },
  external_unavailable: {
    status: 503,
    message: 'The other service isn’t responding. Try again later, or sign in another way.',
  },
  external_expired: { status: 400, message: 'This sign-in has expired. Start again.' },
  external_not_linked: {
    status: 400,
    message:
      'No Longhand account is linked to this one. Sign in another way and link it in your settings.',
  },
  external_linked_elsewhere: {
    status: 409,
    message: 'This is already linked to another Longhand account.',
  },
  external_link_first: {
    status: 409,
    message:
      'An account with this email already exists. Sign in and link this service in your settings.',
  },
  identity_not_found: {
    status: 404,
    message: 'Linked account not found, or you don’t have access.',
  },
  account_disabled: { status: 400, message: 'This account is closed. If it’s yours, contact us.' },
  waitlist_closed: { status: 403, message: 'There’s no waiting list on this server.' },
  waitlist_link_invalid: { status: 400, message: 'This link has expired.' },
  invitation_invalid: {
    status: 400,
    message: 'This invitation was used or withdrawn, or has expired.',
  },
  invitation_sign_in: {
    status: 409,
    message: 'An account with this email already exists. Sign in to accept the invitation.',
  },
  invitation_other_address: {
    status: 409,
    message: 'This invitation is for another email address.',
  },
  invitation_not_found: { status: 404, message: 'Invitation not found.' },
  person_not_found: { status: 404, message: 'User not found.' },
  own_role: { status: 409, message: 'You can’t change your own role.' },
  role_not_grantable: { status: 403, message: 'You can’t assign this role.' },
  username_taken: { status: 409, message: 'This username is taken. Choose another one.' },
  picture_refused: {
    status: 400,
    message: 'This file can’t be used as a picture. Choose a JPEG, PNG or WebP.',
  },
  picture_not_found: { status: 404, message: 'Picture not found.' },
  address_differs: { status: 400, message: 'This isn’t your account’s email.' },
  last_super_admin: {
    status: 409,
    message: 'You’re the last Super Admin. Give someone else this role first.',
  },
  data_not_ready: { status: 404, message: 'There’s no copy to download. Request one first.' },
  token_limit: { status: 409, message: 'You’ve reached the limit for tokens. Delete one first.' },
  token_not_found: { status: 404, message: 'Token not found, or you don’t have access.' },

  calendar_not_found: { status: 404, message: 'Calendar not found.' },
  import_not_found: { status: 404, message: 'Import not found, or you don’t have access.' },
  import_undone: { status: 409, message: 'This import was undone. Start a new one.' },
  import_too_old: { status: 409, message: 'You can only undo an import within 30 days.' },

  published_limit: {
    status: 409,
    message: 'You’ve reached the limit for texts on your profile. Remove one first.',
  },
  follow_limit: {
    status: 409,
    message: 'You’ve reached the limit for people you follow. Unfollow someone first.',
  },
  follow_self: { status: 409, message: 'You can’t follow yourself.' },
  profile_not_found: { status: 404, message: 'Profile not found, or you don’t have access.' },

  sample_not_found: { status: 404, message: 'Text not found, or you don’t have access.' },
  sample_conflict: {
    status: 409,
    message: 'This text was changed elsewhere since you opened it.',
  },
  /** Plan limits are 409, not 403: the client shows «Access denied» on any 403. */
  sample_limit: {
    status: 409,
    message: 'You’ve reached your plan’s limit of saved texts.',
  },
  /** Also if the plan includes none. */
  style_target_limit: {
    status: 409,
    message: 'You’ve reached your plan’s limit of style targets.',
  },
  style_target_not_found: {
    status: 404,
    message: 'Style target not found, or you don’t have access.',
  },
  split_refused: { status: 400, message: 'This text can’t be split there.' },
  merge_too_long: {
    status: 409,
    message: 'Together, these texts or their notes are too long for one text.',
  },
  version_not_found: { status: 404, message: 'Version not found.' },
  own_words_limit: { status: 409, message: 'You’ve reached the limit for custom words.' },
  project_not_found: { status: 404, message: 'Project not found, or you don’t have access.' },
  project_limit: { status: 409, message: 'You’ve reached the limit for projects.' },
  project_id_taken: { status: 409, message: 'This ID is already in use.' },
  grammar_not_configured: { status: 404, message: 'No grammar checker is set up on this server.' },
  grammar_language: { status: 400, message: 'The grammar checker doesn’t support this language.' },
  grammar_too_long: { status: 413, message: 'This text is too long for the grammar checker.' },
  grammar_text_refused: { status: 400, message: 'The grammar checker couldn’t analyze this text.' },
  grammar_unavailable: { status: 503, message: 'The grammar checker isn’t responding.' },

  goal_not_found: { status: 404, message: 'Goal not found, or you don’t have access.' },
  goal_limit: { status: 409, message: 'You’ve reached your plan’s limit of active goals.' },
  goal_transition_refused: {
    status: 409,
    message: 'This goal can’t be changed to that status.',
  },
  goal_changed: { status: 409, message: 'This goal was changed elsewhere since you opened it.' },
  rest_limit: { status: 409, message: 'You’ve reached the limit for planned rest days.' },
  rest_not_found: { status: 404, message: 'Rest days not found, or you don’t have access.' },
  writing_session_not_found: {
    status: 404,
    message: 'Session not found, or you don’t have access.',
  },
  writing_session_running: { status: 409, message: 'Another session is already running.' },
  writing_session_closed: { status: 409, message: 'This session has already ended.' },
  milestone_not_found: { status: 404, message: 'Milestone not found, or you don’t have access.' },
  milestone_limit: { status: 409, message: 'A goal can have at most 40 milestones.' },
  goal_nothing_to_undo: { status: 409, message: 'There’s nothing to undo.' },
  goal_miss_answered: {
    status: 409,
    message: 'This choice is no longer available. Reload the page.',
  },
  amount_too_large: { status: 400, message: 'This amount is too large.' },
  entry_not_found: { status: 404, message: 'Entry not found, or you don’t have access.' },
  entry_in_future: { status: 400, message: 'An entry can be at most 1 day in the future.' },

  range_reversed: { status: 400, message: 'The range ends before it starts.' },
  range_too_long: { status: 400, message: 'A range can be at most 100 years long.' },
  range_needs_project: { status: 400, message: 'Choose one project for this range.' },
  statement_not_found: { status: 404, message: 'Insight not found, or you don’t have access.' },
  trend_report_not_found: {
    status: 404,
    message: 'Trend report not found, or you don’t have access.',
  },
  trend_report_conflict: { status: 409, message: 'This ID is already in use.' },
  trend_report_limit: { status: 409, message: 'You’ve reached the limit for trend reports.' },
  annotation_not_found: { status: 404, message: 'Note not found, or you don’t have access.' },
  annotation_limit: { status: 409, message: 'You’ve reached the limit for notes on days.' },

  ...notificationRefusals,
  ...messageRefusals,
  ...reportRefusals,
  unsubscribe_link_invalid: {
    status: 400,
    message:
      'This link is incomplete. Copy the whole link, or unsubscribe in your notification settings.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;
