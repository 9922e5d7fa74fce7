import * as z from 'zod';
import { roles } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id } from './values.ts';

export const staffRole = z.literal([
  roles.Staff,
  roles.Support,
  roles.Moderator,
  roles.SystemAdmin,
  roles.SuperAdmin,
]);

/** Staff roles. Plans come from billing and are not changed here. */
export const authRoles = {
  changeStaffRole: endpoint({
    summary:
      'Grant a staff role below the caller’s own, or remove it; ends all sessions of the account',
    method: 'PUT',
    path: '/api/auth/people/:id/staff-role',
    access: 'admin',
    stepUp: true,
    params: z.object({ id }),
    body: z.strictObject({ role: staffRole.nullable() }),
    reply: z.object({ success: z.literal(true), role: z.number().int() }),
    fails: ['person_not_found', 'role_not_grantable', 'own_role', 'last_super_admin'],
  }),
};
