import { createStore, useStore } from '../platform/store.ts';
import { later } from '../ui/later.tsx';

/** Whether the list of keys is asked for. */
export const keyList = createStore(false);

const KeyListDialog = later(() => import('./key-list.tsx'));

export function KeyList() {
  const close = () => keyList.set(false);

  return useStore(keyList) && <KeyListDialog onClose={close} onFailure={close} />;
}
