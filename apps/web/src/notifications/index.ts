/** The parts of notifications that other slices use. */
export { useMutedObjects } from './muted/api.ts';
export { useMute } from './muted/use-mute.ts';
export {
  useBrowserPush,
  usePushDevices,
  useRemoveDevice,
  useTestDevice,
  useTurnOnPush,
} from './push/api.ts';
export { pushStateOf } from './push/push-state.ts';
export { useFutureTime } from './use-future-time.ts';
export { useNotificationText } from './use-notification-text.ts';
