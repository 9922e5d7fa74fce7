import { authEndpoints } from '@longhand/contract/auth-all';
import { defineSlice, type Slice } from '../platform/slice.ts';
import {
  addDataExportDownload,
  dataExportHandlers,
  dataExportJobs,
} from './account/data-export.ts';
import { deletionHandlers, deletionJobs } from './account/deletion.ts';
import { nameHandlers } from './account/names.ts';
import { offerHandlers } from './account/offers.ts';
import { auditJobs } from './audit/chain.ts';
import { addAvatarRoute, avatarHandlers } from './avatar/handlers.ts';
import { emailHandlers } from './email/handlers.ts';
import { externalEmailHandlers } from './external/email-verification.ts';
import { externalHandlers } from './external/handlers.ts';
import { addExternalRoutes } from './external/routes.ts';
import { acceptInvitationHandlers } from './invitations/accept.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { authJobs } from './jobs.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { passkeySignInHandlers } from './passkeys/sign-in.ts';
import { passwordHandlers } from './password/handlers.ts';
import { erase, exportOf } from './personal-data-queries.ts';
import { registrationHandlers } from './registration/registration.ts';
import { setUpHandlers } from './registration/set-up.ts';
import { roleHandlers } from './roles/handlers.ts';
import { securityHandlers } from './second-factor/handlers.ts';
import { secondFactorHandlers } from './second-factor/sign-in.ts';
import { sessionListHandlers } from './session-list/handlers.ts';
import { passwordlessHandlers } from './sign-in/passwordless.ts';
import { signInHandlers } from './sign-in/sign-in.ts';
import { stepUpHandlers } from './step-up/handlers.ts';
import { tokenHandlers } from './tokens/handlers.ts';
import { verificationHandlers } from './verification.ts';
import { waitlistHandlers } from './waitlist/handlers.ts';

/**
 * Accounts, sign-in and sessions. An account is created only after its email address was verified by a code or through the operator's setup
 * link. Responses do not disclose whether an address has an account: both cases take the same steps and return the same reply. Attempts at
 * codes and passwords are rate limited. The database stores session secrets only as hashes.
 */
export const slice: Slice = defineSlice({
  name: 'auth',
  about:
    'Sign-up, waitlist, invitations, sign-in methods, sessions, API tokens, roles and account settings.',
  endpoints: authEndpoints,
  handlers: {
    ...registrationHandlers,
    ...signInHandlers,
    ...setUpHandlers,
    ...verificationHandlers,
    ...passwordlessHandlers,
    ...secondFactorHandlers,
    ...passwordHandlers,
    ...passkeyHandlers,
    ...passkeySignInHandlers,
    ...emailHandlers,
    ...securityHandlers,
    ...sessionListHandlers,
    ...stepUpHandlers,
    ...externalHandlers,
    ...externalEmailHandlers,
    ...waitlistHandlers,
    ...invitationHandlers,
    ...acceptInvitationHandlers,
    ...roleHandlers,
    ...tokenHandlers,
    ...nameHandlers,
    ...avatarHandlers,
    ...offerHandlers,
    ...deletionHandlers,
    ...dataExportHandlers,
  },
  async addPlainRoutes(app, services) {
    await addDataExportDownload(app, services);
    await addAvatarRoute(app, services);
    await addExternalRoutes(app, services);
  },
  jobs: [...authJobs, ...auditJobs, ...dataExportJobs, ...deletionJobs],
  notifications: ['welcome', 'new_sign_in', 'data_ready'],
  personal: { exportOf, erase },
});

export { verifyEvents } from './audit/chain.ts';
export {
  areBlocked,
  blockedIdsOf,
  blockedPairIds,
  deleteBlock,
  hasBlocked,
  insertBlock,
  isBlockedBy,
  isBlockedPair,
  listBlocked,
  listBlockedPairIds,
} from './blocks/queries.ts';
export {
  createResetLink,
  grantSuperAdmin,
  isPlan,
  resetSecondFactor,
  setPlan,
  UserNotFoundError,
} from './operator/account-recovery.ts';
export { issueSetUpLink } from './registration/set-up.ts';
export { createSessionStore } from './sessions/sessions.ts';
export {
  findPublicProfile,
  findPublicProfiles,
  type PublicProfile,
  searchUsers,
} from './user-queries.ts';
