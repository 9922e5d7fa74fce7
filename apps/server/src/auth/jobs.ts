import { addMilliseconds, day } from '../platform/clock.ts';
import type { Job } from '../platform/slice.ts';
import { deleteDevicesBefore } from './devices/device-queries.ts';
import { deleteEmailChangesBefore } from './email/queries.ts';
import { deleteExpired } from './expiry-queries.ts';
import { deleteFlowsBefore } from './external/queries.ts';
import { deleteInvitationsBefore } from './invitations/queries.ts';
import { deleteChallengesBefore } from './passkeys/queries.ts';
import { policy } from './policy.ts';
import { deleteSignInStepsBefore } from './second-factor/queries.ts';
import { deleteTokensBefore } from './tokens/queries.ts';

/** Deletes expired sessions, codes, rate-limit counters and other short-lived rows. */
export const authJobs: readonly Job[] = [
  {
    name: 'auth-clear-expired',
    cron: '41 3 * * *',
    async run({ db, clock }) {
      await deleteExpired(db, { now: clock.now(), yesterday: addMilliseconds(clock.now(), -day) });
      await deleteSignInStepsBefore(db, clock.now());
      await deleteChallengesBefore(db, clock.now());
      await deleteEmailChangesBefore(db, clock.now());
      await deleteFlowsBefore(db, clock.now());
      await deleteInvitationsBefore(db, clock.now());
      await deleteTokensBefore(db, clock.now());
      await deleteDevicesBefore(db, addMilliseconds(clock.now(), -policy.deviceCookie));
    },
  },
];
