import type { Endpoints } from '@longhand/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Handlers, Services } from './http/context.ts';
import type { PersonalData } from './personal-data.ts';

/** Work that no request waits for. It runs at least once, so it must bear being run again. */
export type Job = {
  name: string;
  /** When it runs, as a cron line in UTC; absent: when something asks for it. */
  cron?: string;
  /** Asked for often: of those that wait for the same, one is enough. */
  isMerged?: boolean;
  /** Of those that are asked for in one group, one runs at a time on all nodes. */
  isInGroups?: boolean;
  run(services: Services, data?: Record<string, string>): Promise<void>;
};

/** What a slice of the server gives to the whole. Every slice's `index.ts` exports one, as `slice`. */
export type Slice = {
  /** The folder here, in the contract and in the web application. */
  name: string;
  /** What it is for and what it refuses. */
  about: string;
  endpoints: Endpoints;
  /** One for each endpoint, checked by `defineSlice`. */
  handlers: Record<string, unknown>;
  /** Routes of the contract's `plain-routes.ts` that this slice answers. */
  addPlainRoutes?(app: FastifyInstance, services: Services): Promise<void>;
  jobs?: readonly Job[];
  /** Null for a slice that keeps nothing of anybody: to be said, not forgotten. */
  personal: PersonalData | null;
};

/** Declares a slice; a missing or extra handler does not compile. */
export function defineSlice<Es extends Endpoints>(
  slice: Slice & { endpoints: Es; handlers: Handlers<Es> },
): Slice {
  return slice;
}
