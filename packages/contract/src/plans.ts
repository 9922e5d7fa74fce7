/** Amounts are in minor units of the currency: 900 with EUR is 9.00 €. `null`: not available for that period. */
export type Plan = { monthly: number | null; yearly: number | null; entitlements: Entitlements };

/** Prices and limits of all plans; the operator can override them (`PLANS_FILE`). */
export type Plans = { currency: string; free: Plan; plus: Plan; advertiser: Plan };

/** Feature limits of a price plan (plan limits); `null` is unlimited. */
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

export const defaultPlans: Plans = {
  currency: 'EUR',
  free: { monthly: 0, yearly: 0, entitlements: free },
  plus: { monthly: 900, yearly: 9000, entitlements: plus },
  advertiser: { monthly: 2900, yearly: null, entitlements: advertiser },
};

/**
 * The entitlements of a role: `free` for Free, `plus` for a trial, Plus and staff, `advertiser` for advertisers.
 *
 * @param role a number of `roles` in `access.ts`
 * @param plans the plans of this server
 */
export function entitlementsOf(role: number, plans: Plans = defaultPlans): Entitlements {
  if (role < 5) return plans.free.entitlements;
  if (role === 20 || role === 25) return plans.advertiser.entitlements;

  return plans.plus.entitlements;
}
