import { Refusal } from '@longhand/contract/errors';
import { NotKept } from '../../platform/failures.ts';
import type { SampleStore } from './sample-store.ts';

/** A store of this device that says so when the browser keeps nothing, rather than with a fault of the database. */
export function onThisDevice(store: SampleStore): SampleStore {
  const told =
    <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await act(...given);
      } catch (failure) {
        throw failure instanceof Refusal ? failure : new NotKept(failure);
      }
    };

  return {
    place: store.place,
    list: told(store.list),
    create: told(store.create),
    read: told(store.read),
    save: told(store.save),
    arrange: told(store.arrange),
    readSeveral: told(store.readSeveral),
    tags: told(store.tags),
    remove: told(store.remove),
    restore: told(store.restore),
    erase: told(store.erase),
    listVersions: told(store.listVersions),
    readVersion: told(store.readVersion),
  };
}
