import { readFileSync } from 'node:fs';
import { entitlements } from '@longhand/contract/auth';
import { defaultPlans, type Plans } from '@longhand/contract/plans';
import * as z from 'zod';
import { type Config, ConfigError } from './env.ts';

const priceSchema = z.int().min(0).nullable();
const planSchema = z
  .strictObject({
    monthly: priceSchema,
    yearly: priceSchema,
    entitlements: z.strictObject(entitlements.shape).partial(),
  })
  .partial();
const plansFileSchema = z
  .strictObject({
    currency: z.string().regex(/^[A-Z]{3}$/, 'is not a currency code of three letters'),
    free: planSchema,
    plus: planSchema,
    advertiser: planSchema,
  })
  .partial();

/**
 * Prices and limits: the defaults, overridden by the operator's file.
 *
 * @throws ConfigError naming the invalid field, so that a wrong price stops the start instead of reaching a customer
 */
export function readPlans({ PLANS_FILE }: Pick<Config, 'PLANS_FILE'>): Plans {
  if (PLANS_FILE === undefined) return defaultPlans;

  const read = plansFileSchema.safeParse(readJsonFile(PLANS_FILE));
  if (!read.success) throw new ConfigError(z.prettifyError(read.error).replace(/^/gm, prefix));
  const { currency = defaultPlans.currency } = read.data;
  const mergePlan = (name: 'free' | 'plus' | 'advertiser') => {
    const defaults = defaultPlans[name];
    const {
      monthly = defaults.monthly,
      yearly = defaults.yearly,
      entitlements,
    } = read.data[name] ?? {};

    return {
      monthly,
      yearly,
      entitlements: { ...defaults.entitlements, ...definedFields(entitlements) },
    };
  };

  return {
    currency,
    free: mergePlan('free'),
    plus: mergePlan('plus'),
    advertiser: mergePlan('advertiser'),
  };
}

const prefix = 'PLANS_FILE: ';

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);

    throw new ConfigError(`${prefix}${file} can not be read: ${reason}`);
  }
}

/** The defined fields only, as `exactOptionalPropertyTypes` requires. */
function definedFields<T extends object>(
  part: T | undefined,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const fields = Object.entries(part ?? {}).filter(([, value]) => value !== undefined);

  return Object.fromEntries(fields) as { [K in keyof T]: Exclude<T[K], undefined> }; // same fields without the undefined ones
}
