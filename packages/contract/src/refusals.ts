/**
 * Every refusal of the server: its status and its message in English. The interface translates the code
 * and falls back to the message. Only a missing session is a 401, because the client signs out on any 401.
 */
export const refusals = {
  unauthenticated: { status: 401, message: 'Session expired. Please log in again.' },
  forbidden: {
    status: 403,
    message: 'Access denied. You do not have permission for this action.',
  },
  token_scope: { status: 403, message: 'This API token may not do that.' },
  csrf: { status: 403, message: 'This page is out of date. Reload it and try again.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  invalid_input: { status: 400, message: 'Some of what was sent cannot be used.' },
  unsupported_media_type: { status: 415, message: 'Send JSON.' },
  too_large: { status: 413, message: 'This is larger than can be taken in one go.' },
  request_too_slow: { status: 408, message: 'The request took too long to arrive. Try again.' },
  out_of_space: {
    status: 507,
    message: 'The server is out of disk space, so nothing can be saved. Try again later.',
  },
  rate_limited: { status: 429, message: 'Rate limit exceeded. Please try again later.' },
  server_error: { status: 500, message: 'Server error. Please try again later.' },
  busy: { status: 503, message: 'Server error. Please try again later.' },

  code_invalid: { status: 400, message: 'Please enter a valid verification code.' },
  code_expired: { status: 400, message: 'This code is no longer valid. Ask for a new one.' },
  code_attempts_spent: {
    status: 400,
    message: 'Too many wrong codes. Ask for a new one.',
  },
  credentials_invalid: { status: 400, message: 'Invalid credentials' },
  password_too_short: {
    status: 400,
    message: 'The password should contains at leat 8 characters.',
  },
  password_too_long: { status: 400, message: 'A password has at most 256 characters.' },
  password_common: {
    status: 400,
    message: 'This password is on the list of the most common ones. Choose another.',
  },
  password_is_email: { status: 400, message: 'The password cannot be your own address.' },
  password_leaked: {
    status: 400,
    message: 'This password is in a public list of stolen ones. Choose another.',
  },
  signup_closed: { status: 403, message: 'Sign-up is by invitation here.' },
  setup_link_invalid: { status: 400, message: 'This set-up link has been used, or is not right.' },
  reauth_required: { status: 403, message: 'Confirm that it is you, then go on.' },
  mfa_required: {
    status: 403,
    message: 'Staff rights need a second factor. Set one up, or confirm with it.',
  },
  second_factor_expired: {
    status: 400,
    message: 'This sign-in took too long or was ended. Sign in again.',
  },
  second_factor_method: { status: 400, message: 'This can not be confirmed in that way.' },
  second_factor_on: { status: 409, message: 'An authenticator is set up already.' },
  second_factor_off: { status: 409, message: 'No authenticator is set up.' },
  passkey_invalid: { status: 400, message: 'This passkey could not be checked. Try again.' },
  passkey_known: { status: 409, message: 'This passkey is there already.' },
  passkey_limit: { status: 409, message: 'There are as many passkeys as there can be.' },
  passkey_not_found: { status: 404, message: 'This passkey is not there, or not yours.' },
  session_not_found: { status: 404, message: 'This session is not there, or not yours.' },
  password_wrong: { status: 400, message: 'The current password is not right.' },
  reset_link_invalid: {
    status: 400,
    message: 'This link was used already or is too old. Ask for a new one.',
  },
  email_change_not_found: { status: 404, message: 'No change of address is under way.' },
  email_unchanged: { status: 400, message: 'This is your address already.' },
  email_taken: { status: 409, message: 'There is an account with this address.' },
  external_not_configured: { status: 404, message: 'This way to sign in is not set up here.' },
  external_cancelled: { status: 400, message: 'The sign-in was cancelled there. Nothing changed.' },
  external_failed: { status: 400, message: 'The other service did not confirm who you are.' },
  external_unavailable: {
    status: 503,
    message: 'The other service does not answer. Try again later, or another way.',
  },
  external_expired: { status: 400, message: 'This sign-in took too long. Begin again.' },
  external_not_linked: {
    status: 400,
    message: 'No account is linked with this. Sign in another way and link it in the settings.',
  },
  external_linked_elsewhere: { status: 409, message: 'This is linked with another account.' },
  external_link_first: {
    status: 409,
    message: 'There is an account with this address. Sign in and link it in the settings.',
  },
  identity_not_found: { status: 404, message: 'This link is not there, or not yours.' },
  account_disabled: { status: 400, message: 'This account is closed. Write to us if it is yours.' },
  waitlist_closed: { status: 403, message: 'There is no waiting list here.' },
  waitlist_link_invalid: { status: 400, message: 'This link does not hold any more.' },
  invitation_invalid: {
    status: 400,
    message: 'This invitation was used, has run out, or was taken back.',
  },
  invitation_sign_in: {
    status: 409,
    message: 'There is an account with this address. Sign in to accept the invitation.',
  },
  invitation_other_address: { status: 409, message: 'This invitation is for another address.' },
  invitation_not_found: { status: 404, message: 'This invitation is not there.' },
  person_not_found: { status: 404, message: 'This person is not there.' },
  own_role: { status: 409, message: 'Nobody changes their own role.' },
  role_not_grantable: { status: 403, message: 'You cannot give this role.' },
  username_taken: { status: 409, message: 'Somebody has this user name. Choose another.' },
  picture_refused: {
    status: 400,
    message: 'This is no picture that can be used. Choose a JPEG, PNG or WebP.',
  },
  picture_not_found: { status: 404, message: 'This picture is not there.' },
  address_differs: { status: 400, message: 'This is not the address of your account.' },
  last_super_admin: {
    status: 409,
    message: 'You are the last Super Admin. Make somebody else one first.',
  },
  data_not_ready: { status: 404, message: 'There is no copy to download. Ask for one.' },
  token_limit: { status: 409, message: 'There are too many tokens. Remove one first.' },
  token_not_found: { status: 404, message: 'This token is not there, or not yours.' },

  calendar_not_found: { status: 404, message: 'There is no calendar at this address.' },
  import_not_found: { status: 404, message: 'This import is not there, or not yours.' },
  import_undone: { status: 409, message: 'This import was taken back. Begin a new one.' },
  import_too_old: { status: 409, message: 'An import can be taken back for 30 days only.' },

  published_limit: {
    status: 409,
    message: 'Your profile shows as many texts as it can. Take one back first.',
  },
  profile_not_found: { status: 404, message: 'This profile is not there, or not shown.' },

  sample_not_found: { status: 404, message: 'This text is not there, or not yours.' },
  sample_conflict: {
    status: 409,
    message: 'This text was changed elsewhere since you opened it.',
  },
  /** Limits of the plan are conflicts, not lack of permission: the client says «Access denied» on any 403. */
  sample_limit: {
    status: 409,
    message: 'You’ve reached your plan’s limit of saved texts.',
  },
  /** Also where the plan has none at all. */
  style_target_limit: { status: 409, message: 'Your plan keeps no more style targets.' },
  style_target_not_found: { status: 404, message: 'This style target is not there, or not yours.' },
  split_refused: { status: 400, message: 'This text can’t be split there.' },
  merge_too_long: {
    status: 409,
    message: 'Together these texts or their notes are longer than one text can be.',
  },
  version_not_found: { status: 404, message: 'This version is not there.' },
  own_words_limit: { status: 409, message: 'There are as many own words as there can be.' },
  project_not_found: { status: 404, message: 'This project is not there, or not yours.' },
  project_limit: { status: 409, message: 'There are as many projects as there can be.' },
  project_id_taken: { status: 409, message: 'This id belongs to something else.' },
  grammar_not_configured: { status: 404, message: 'This installation has no grammar server.' },
  grammar_language: { status: 400, message: 'The grammar server does not know this language.' },
  grammar_too_long: { status: 413, message: 'The grammar server does not take so much at once.' },
  grammar_text_refused: { status: 400, message: 'The grammar server could not read this text.' },
  grammar_unavailable: { status: 503, message: 'The grammar server does not answer.' },

  goal_not_found: { status: 404, message: 'This goal is not there, or not yours.' },
  goal_limit: { status: 409, message: 'Your plan allows no more active goals.' },
  goal_transition_refused: {
    status: 409,
    message: 'This goal cannot go to that state from here.',
  },
  goal_changed: { status: 409, message: 'This goal was changed elsewhere since you opened it.' },
  rest_limit: { status: 409, message: 'There is as much planned rest as can be kept.' },
  rest_not_found: { status: 404, message: 'This rest is not planned, or not yours.' },
  writing_session_not_found: { status: 404, message: 'This session is not there, or not yours.' },
  writing_session_running: { status: 409, message: 'Another session is running already.' },
  writing_session_closed: { status: 409, message: 'This session has ended already.' },
  milestone_not_found: { status: 404, message: 'This milestone is not there, or not yours.' },
  milestone_limit: { status: 409, message: 'A goal has at most forty milestones.' },
  goal_nothing_to_undo: { status: 409, message: 'There is nothing here that can be taken back.' },
  goal_miss_answered: { status: 409, message: 'No missed days wait for an answer.' },
  amount_too_large: { status: 400, message: 'This amount is larger than can be kept.' },
  entry_not_found: { status: 404, message: 'This entry is not there, or not yours.' },
  entry_in_future: { status: 400, message: 'An entry can be one day ahead at most.' },

  notification_not_found: {
    status: 404,
    message: 'This notification is not there, or not yours.',
  },
  unsubscribe_link_invalid: {
    status: 400,
    message: 'This link is not whole. Copy all of it, or change it in the settings.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;
