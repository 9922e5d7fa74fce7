import { rawRoutes } from '@longhand/contract/raw-routes';

/** URL path of an avatar. */
export function avatarPath(id: string): string {
  return rawRoutes.readAvatar.path.replace(':id', id);
}
