import { plainRoutes } from '@longhand/contract/plain-routes';

/** Where the picture with this id is shown. */
export function avatarPath(id: string): string {
  return plainRoutes.showAvatar.path.replace(':id', id);
}
