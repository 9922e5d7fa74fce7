import type { Endpoints } from '@longhand/contract/endpoint';
import type { NotificationKind } from '@longhand/contract/notification-catalogue';
import type { FastifyInstance } from 'fastify';
import type { Handlers, Services } from './http/context.ts';
import type { PersonalData } from './personal-data.ts';

/** A background job. Jobs run at least once, so they must be idempotent. */
export type Job = {
  name: string;
  /** Cron schedule in UTC; absent for jobs that are enqueued on demand. */
  cron?: string;
  /** Of several queued jobs with the same key, only one is kept. */
  isDeduplicated?: boolean;
  /** Of the jobs in one group, only one runs at a time across all nodes. */
  isSerialPerGroup?: boolean;
  run(services: Services, data?: Record<string, string>): Promise<void>;
};

/** A vertical slice of the server. The `index.ts` of every slice exports one as `slice`. */
export type Slice = {
  /** Folder name in the server, the contract and the web app. */
  name: string;
  /** Short description of its purpose. */
  about: string;
  endpoints: Endpoints;
  /** One handler per endpoint, checked by `defineSlice`. */
  handlers: Record<string, unknown>;
  /** Routes of the contract's `plain-routes.ts` that this slice answers. */
  addPlainRoutes?(app: FastifyInstance, services: Services): Promise<void>;
  jobs?: readonly Job[];
  /** Kinds of notifications that this slice sends, and no other does. */
  notifications?: readonly NotificationKind[];
  /** Null for a slice without user data; must be stated explicitly. */
  personal: PersonalData | null;
};

/** Declares a slice; a missing or extra handler does not compile. */
export function defineSlice<Es extends Endpoints>(
  slice: Slice & { endpoints: Es; handlers: Handlers<Es> },
): Slice {
  return slice;
}
