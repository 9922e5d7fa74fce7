import { Refusal } from '@longhand/contract/errors';
import { StorageWriteError } from '../../../platform/failures.ts';
import type { SampleStore } from './sample-store.ts';

/** Wraps a device store so that it rejects with `NotKept` if the browser has no storage. */
export function withStorageErrors(store: SampleStore): SampleStore {
  const wrap =
    <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await act(...given);
      } catch (failure) {
        throw failure instanceof Refusal ? failure : new StorageWriteError(failure);
      }
    };

  return {
    place: store.place,
    list: wrap(store.list),
    create: wrap(store.create),
    read: wrap(store.read),
    save: wrap(store.save),
    arrange: wrap(store.arrange),
    readSeveral: wrap(store.readSeveral),
    tags: wrap(store.tags),
    remove: wrap(store.remove),
    restore: wrap(store.restore),
    erase: wrap(store.erase),
    listVersions: wrap(store.listVersions),
    readVersion: wrap(store.readVersion),
  };
}
