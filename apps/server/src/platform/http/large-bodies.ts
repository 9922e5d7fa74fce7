import { refuse } from '@longhand/contract/errors';

type Body = { owner: string; bytes: number };
type WaitingBody = Body & { begin(): void };

export type LargeBodies = {
  /** Waits for room; answers with what gives it back. `onGone` is called with what ends the waiting when its client has gone. */
  admit(body: Body, onGone: (leave: () => void) => void): Promise<() => void>;
};

/**
 * Room for large bodies: before one is read, it waits until it fits beside those that are worked on, so that many at once take no
 * more memory than a few. Of one person's one is worked on at a time; small ones pass large ones that have to wait for room.
 *
 * @param bytesMost that are worked on together; a single body may have more
 * @param patienceMs after which a body that found no room is refused as busy
 */
export function createLargeBodies({
  bytesMost,
  patienceMs,
}: {
  bytesMost: number;
  patienceMs: number;
}): LargeBodies {
  const owners = new Set<string>();
  const waiting = new Set<WaitingBody>();
  let bytesHeld = 0;

  const hasRoom = ({ owner, bytes }: Body) =>
    !owners.has(owner) && (bytesHeld === 0 || bytesHeld + bytes <= bytesMost);

  const begin = ({ owner, bytes }: Body) => {
    owners.add(owner);
    bytesHeld += bytes;
    let isHeld = true;

    return () => {
      if (!isHeld) return;
      isHeld = false;
      owners.delete(owner);
      bytesHeld -= bytes;
      for (const next of waiting) if (hasRoom(next)) next.begin();
    };
  };

  return {
    async admit(body, onGone) {
      if (hasRoom(body)) return begin(body);

      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(one);
      };
      const one = {
        ...body,
        begin() {
          leave();
          resolve(begin(body));
        },
      };
      const timer = setTimeout(() => {
        leave();
        reject(refuse('busy', { details: { retryAfterSeconds: 5 } }));
      }, patienceMs);
      waiting.add(one);
      onGone(() => {
        leave();
        reject(refuse('busy'));
      });

      return promise;
    },
  };
}
