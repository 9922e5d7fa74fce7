import { canGrantRole, roleOf, roles } from '@longhand/contract/access';
import type { authRoles } from '@longhand/contract/auth-roles';
import { refuse } from '@longhand/contract/errors';
import type { Handlers } from '../../platform/http/context.ts';
import { hasOtherSuperAdmin, lockSuperAdmins } from '../account/account-queries.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { sendSecurityAlert } from '../security-alerts.ts';
import { updateUser } from '../user-queries.ts';
import { lockUser } from './queries.ts';

export const roleHandlers: Handlers<typeof authRoles> = {
  async changeStaffRole({ params: { id }, body: { role: staffRole } }, context) {
    const { db, caller, sessions } = context;
    if (id === caller.userId) throw refuse('own_role');

    const role = await db.transaction(async (tx) => {
      await lockSuperAdmins(tx);
      const user = await lockUser(tx, id);
      if (user === undefined) throw refuse('person_not_found');
      const [before, after] = [roleOf(user), roleOf({ ...user, staffRole })];
      if (!canGrantRole({ by: caller.role, to: before, role: after })) {
        throw refuse('role_not_grantable');
      }
      const losesSuperAdmin = before === roles.SuperAdmin && after !== roles.SuperAdmin;
      if (losesSuperAdmin && !(await hasOtherSuperAdmin(tx, id))) throw refuse('last_super_admin');

      await updateUser(tx, id, { staffRole });
      await sessions.endAll(tx, id);
      const detail = `${before} to ${after}`;
      await sendSecurityAlert(tx, { person: user, change: 'role_changed' }, context);
      await recordAuditEvent(
        'role_changed',
        { userId: id, actorId: caller.userId, detail, db: tx },
        context,
      );

      return after;
    });
    sessions.invalidateUser(id);

    return { success: true, role };
  },
};
