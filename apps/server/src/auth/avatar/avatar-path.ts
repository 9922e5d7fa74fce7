import { plainRoutes } from '@longhand/contract/plain-routes';

/** URL path of an avatar. */
export function avatarPath(id: string): string {
  return plainRoutes.showAvatar.path.replace(':id', id);
}
