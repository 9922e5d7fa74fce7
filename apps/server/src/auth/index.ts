import { authEndpoints } from '@longhand/contract/auth-all';
import { defineSlice, type Slice } from '../platform/slice.ts';
import { addDataDownload, dataCopyHandlers, dataCopyJobs } from './account/data-copy.ts';
import { deletionHandlers, deletionJobs } from './account/deletion.ts';
import { nameHandlers } from './account/names.ts';
import { offerHandlers } from './account/offers.ts';
import { auditJobs } from './audit/chain.ts';
import { addAvatarPictures, avatarHandlers } from './avatar/handlers.ts';
import { emailHandlers } from './email/handlers.ts';
import { externalHandlers } from './external/handlers.ts';
import { addExternalPages } from './external/pages.ts';
import { proofHandlers } from './external/proof.ts';
import { acceptingHandlers } from './invitations/accepting.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { authJobs } from './jobs.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { passkeySignInHandlers } from './passkeys/signing-in.ts';
import { passwordHandlers } from './password/handlers.ts';
import { passwordlessHandlers } from './passwordless.ts';
import { erase, exportOf } from './personal-queries.ts';
import { registrationHandlers } from './registration.ts';
import { roleHandlers } from './roles/handlers.ts';
import { securityHandlers } from './second-factor/handlers.ts';
import { secondFactorHandlers } from './second-factor/signing-in.ts';
import { sessionHandlers } from './session-list/handlers.ts';
import { setUpHandlers } from './set-up.ts';
import { signingInHandlers } from './signing-in.ts';
import { stepUpHandlers } from './step-up/handlers.ts';
import { tokenHandlers } from './tokens/handlers.ts';
import { verificationHandlers } from './verification.ts';
import { waitlistHandlers } from './waitlist/handlers.ts';

/**
 * Who somebody is. An account comes into being only when its mailbox was proved by a code (or by the operator's set-up
 * link), and whoever asks learns nothing about addresses of others: known and unknown ones take the same steps and get
 * the same answers. Codes and passwords can be guessed only a few times; sessions are cookies that the database keeps
 * as hashes.
 */
export const slice: Slice = defineSlice({
  name: 'auth',
  about:
    'Sign-up, waiting list and invitations, every way to sign in, sessions, API tokens, roles and the account itself.',
  endpoints: authEndpoints,
  handlers: {
    ...registrationHandlers,
    ...signingInHandlers,
    ...setUpHandlers,
    ...verificationHandlers,
    ...passwordlessHandlers,
    ...secondFactorHandlers,
    ...passwordHandlers,
    ...passkeyHandlers,
    ...passkeySignInHandlers,
    ...emailHandlers,
    ...securityHandlers,
    ...sessionHandlers,
    ...stepUpHandlers,
    ...externalHandlers,
    ...proofHandlers,
    ...waitlistHandlers,
    ...invitationHandlers,
    ...acceptingHandlers,
    ...roleHandlers,
    ...tokenHandlers,
    ...nameHandlers,
    ...avatarHandlers,
    ...offerHandlers,
    ...deletionHandlers,
    ...dataCopyHandlers,
  },
  async addPlainRoutes(app, services) {
    await addDataDownload(app, services);
    await addAvatarPictures(app, services);
    await addExternalPages(app, services);
  },
  jobs: [...authJobs, ...auditJobs, ...dataCopyJobs, ...deletionJobs],
  personal: { exportOf, erase },
});

export { verifyEvents } from './audit/chain.ts';
export {
  givePlan,
  isPlan,
  makeResetLink,
  makeSuperAdmin,
  NoSuchPerson,
  resetSecondFactor,
} from './operator/rescue.ts';
export { createSessions } from './sessions.ts';
export { issueSetUpLink } from './set-up.ts';
export { findMember, searchMembers } from './user-queries.ts';
