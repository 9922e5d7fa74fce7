/** Business constants of the product, in one place. Durations say their unit in the name. */
export const limits = {
  apiTimeoutMs: 30_000,
  offlineRetryMs: 30_000,
  offlineRetries: 3,
  toastMs: 2_000,

  passwordMin: 8,
  passwordMax: 256,

  codeDigits: 6,
  codeMinutes: 10,
  codeAttempts: 5,
  codeResendSeconds: 60,
  codesPerHour: 5,
  codesPerDay: 10,

  nameMax: 100,
  emailMax: 254,
  titleMax: 200,
  goalTitleMax: 120,
  goalDescriptionMax: 2_000,
  noteMax: 500,
  amountMax: 1_000_000_000,

  /** Bytes of a request's body; texts have their own, larger bound. */
  bodyBytes: 256 * 1024,
  textBodyBytes: 8 * 1024 * 1024,
  /** UTF-16 units of one text: about 1.2 million words of English, and within the bound of bytes. */
  textMax: 7_000_000,

  idleVersionMinutes: 30,
  trashDays: 30,
  pageSize: 25,
  pageSizeMax: 100,
} as const;

/** What a plan allows; `null` is unlimited. */
export type Entitlements = {
  savedSamples: number | null;
  batchTexts: number;
  activeGoals: number | null;
  evolution: boolean;
  styleTargets: boolean;
  customReports: boolean;
  scheduledReports: boolean;
  socialAccounts: number;
  scheduledPosts: number;
  sponsoredArticles: boolean;
};

const free: Entitlements = {
  savedSamples: 25,
  batchTexts: 5,
  activeGoals: 3,
  evolution: false,
  styleTargets: false,
  customReports: false,
  scheduledReports: false,
  socialAccounts: 1,
  scheduledPosts: 5,
  sponsoredArticles: false,
};

const plus: Entitlements = {
  savedSamples: null,
  batchTexts: 200,
  activeGoals: null,
  evolution: true,
  styleTargets: true,
  customReports: true,
  scheduledReports: true,
  socialAccounts: 5,
  scheduledPosts: 100,
  sponsoredArticles: false,
};

const advertiser: Entitlements = {
  ...plus,
  socialAccounts: 10,
  scheduledPosts: 500,
  sponsoredArticles: true,
};

/**
 * What a role may do: Free has the first set, a trial, Plus and staff the second, advertisers the third.
 *
 * @param role the number of `access.ts`
 */
export function entitlementsOf(role: number): Entitlements {
  if (role < 5) return free;
  if (role === 20 || role === 25) return advertiser;

  return plus;
}
