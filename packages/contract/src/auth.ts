import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { email, instant, locale, singleLineText, successReply, timeZone } from './values.ts';

export const entitlements = z.object({
  savedSamples: z.number().nullable(),
  batchTexts: z.number(),
  activeGoals: z.number().nullable(),
  evolution: z.boolean(),
  styleTargets: z.boolean(),
  customReports: z.boolean(),
  scheduledReports: z.boolean(),
  socialAccounts: z.number(),
  scheduledPosts: z.number(),
  sponsoredArticles: z.boolean(),
});

/** The signed-in user. */
export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  avatar: z.string().nullable(),
  role: z.number(),
  systemRole: z.enum(['Staff', 'Admin']).optional(),
  isPremium: z.boolean(),
  preferences: z.record(z.string(), z.unknown()),
  entitlements,
});
export type SessionUser = z.infer<typeof sessionUser>;

/** Accepts more than the maximum password length, so that the reply can name the reason. */
export const password = z.string().max(1_000);
export const verificationCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${limits.codeDigits}}$`), 'code_format');

/**
 * Purpose of a verification code; a code is valid only for its purpose. A password reset uses a link instead of six digits; `EmailChange`
 * goes to the new email, `EmailChangeCurrent` to the current one.
 */
export const verificationType = z.enum([
  'Signup',
  'SignIn',
  'SecondFactor',
  'StepUp',
  'EmailChange',
  'EmailChangeCurrent',
  'PasswordReset',
  'Waitlist',
  'External',
]);
export type VerificationType = z.infer<typeof verificationType>;

/** Second factor methods. `email` is not accepted if an authenticator is set up. */
export const secondFactorMethod = z.enum(['totp', 'email', 'recovery', 'passkey']);
export type SecondFactorMethod = z.infer<typeof secondFactorMethod>;

/** How a sign-in or account event was authenticated. */
export const signInMethods = [
  'password',
  'code',
  'passkey',
  'totp',
  'email',
  'recovery',
  'link',
  'google',
  'github',
  'microsoft',
  'spotify',
] as const;
export type SignInMethod = (typeof signInMethods)[number];

export const signInSuccess = z.object({
  success: z.literal(true),
  user: sessionUser,
  message: z.string(),
});

export type SignInSuccess = z.infer<typeof signInSuccess>;

/** Sign-in that still needs a second factor: the browser holds a cookie for a few minutes, and `verify-signin-code` completes it. */
export const secondFactorRequired = z.object({
  success: z.literal(true),
  requiresSecondFactor: z.literal(true),
  methods: z.array(secondFactorMethod),
  expiresAt: instant,
  message: z.string(),
});

/** Distinguish the two by `'user' in reply`. */
export const signInReply = z.union([signInSuccess, secondFactorRequired]);
export type SignInReply = z.infer<typeof signInReply>;

export const passwordRefusals = [
  'password_too_short',
  'password_too_long',
  'password_common',
  'password_is_email',
  'password_leaked',
] as const;
export const codeRefusals = ['code_invalid', 'code_expired', 'code_attempts_spent'] as const;

export const auth = {
  requestRegistration: endpoint({
    summary: 'Send a sign-up code; same reply whether or not an account exists',
    method: 'POST',
    path: '/api/auth/register/request',
    access: 'public',
    body: z.strictObject({
      email,
      locale: locale.optional(),
      password: password.optional(), // checked before the code is sent, and not stored
    }),
    reply: z.object({
      message: z.string(),
      expiresAt: instant,
      requiresVerification: z.boolean(),
    }),
    fails: ['signup_closed', ...passwordRefusals],
  }),

  verifyRegistration: endpoint({
    summary: 'Verify the sign-up code, create the account and sign in',
    method: 'POST',
    path: '/api/auth/register/verify',
    access: 'public',
    body: z.strictObject({ email, code: verificationCode, password }),
    reply: signInSuccess,
    fails: [...codeRefusals, ...passwordRefusals],
  }),

  completeRegistration: endpoint({
    summary: 'Add name, language, time zone and marketing opt-in to a new account',
    method: 'POST',
    path: '/api/auth/complete-registration',
    access: 'user',
    body: z.strictObject({
      firstName: singleLineText(limits.nameMax).min(1),
      lastName: singleLineText(limits.nameMax).optional(),
      displayName: singleLineText(limits.nameMax).optional(),
      marketingOptIn: z.boolean().default(false),
      locale: locale.optional(),
      timeZone: timeZone.optional(),
    }),
    reply: z.object({ success: z.literal(true), user: sessionUser }),
    fails: [],
  }),

  resendVerification: endpoint({
    summary: 'Resend a code or link; the previous one becomes invalid, the attempt count is kept',
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'public',
    body: z.strictObject({ email, type: verificationType, locale: locale.optional() }),
    reply: z.object({ success: z.literal(true), message: z.string(), expiresAt: instant }),
    fails: [
      'second_factor_expired',
      'email_change_not_found',
      'external_expired',
      'waitlist_closed',
    ],
  }),

  readVerificationStatus: endpoint({
    summary:
      'Read the verification status of this browser; does not reveal whether an account exists',
    method: 'GET',
    path: '/auth/verification-status',
    access: 'public',
    query: z.object({ email, type: verificationType }),
    reply: z.object({
      success: z.literal(true),
      hasActiveCode: z.boolean(),
      isRequired: z.boolean(),
      isUsed: z.boolean(),
      remainingAttempts: z.number(),
      type: verificationType,
    }),
    fails: [],
  }),

  login: endpoint({
    summary: 'Sign in with a password',
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    body: z.strictObject({ email, password, remember: z.boolean().default(false) }),
    reply: signInReply,
    fails: ['credentials_invalid'],
  }),

  logout: endpoint({
    summary: 'Sign out; succeeds even without a session',
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    reply: successReply,
    fails: [],
  }),

  me: endpoint({
    summary: 'Read the signed-in user',
    method: 'GET',
    path: '/api/auth/me',
    access: 'user',
    scope: 'account:read',
    reply: z.object({
      success: z.literal(true),
      isAuthenticated: z.literal(true),
      user: sessionUser,
    }),
    fails: [],
  }),

  createFirstAdmin: endpoint({
    summary: 'Create the first SuperAdmin of a new server, once, with the token of the setup link',
    method: 'POST',
    path: '/api/auth/setup',
    access: 'public',
    body: z.strictObject({
      token: z.string().max(200),
      email,
      password,
      firstName: singleLineText(limits.nameMax).min(1),
      marketingOptIn: z.boolean().default(false),
      locale: locale.optional(),
      timeZone: timeZone.optional(),
    }),
    reply: signInSuccess,
    fails: ['setup_link_invalid', 'email_taken', ...passwordRefusals],
  }),
};
