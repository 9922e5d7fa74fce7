import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyOperation, type Disk, type Operation, rootNode } from './journal.ts';
import type { Recording } from './recorder.ts';

/** What happens to unsynced writes: all lost, or any part applied. */
export type Unsynced = 'lost' | 'torn';

/** Writes to `target` a possible disk state after a power loss following the first `count` operations. */
export function rebuild(
  { before, operations }: Pick<Recording, 'before' | 'operations'>,
  loss: { count: number; unsynced: Unsynced; random: () => number },
  target: string,
): void {
  const disk: Disk = structuredClone(before);
  const pending: Operation[] = [];

  for (const [node, found] of before) {
    if (found.kind === 'file')
      disk.set(node, { kind: 'file', content: Buffer.from(found.content) });
  }
  for (const operation of operations.slice(0, loss.count)) {
    if (operation.did === 'make') applyOperation(disk, operation);
    else if (operation.did === 'sync') applySynced(disk, pending, operation.node);
    else if (operation.did !== 'note') pending.push(operation);
  }
  if (loss.unsynced === 'torn') applyPartially(disk, pending, loss.random);
  writeDisk(disk, rootNode, target);
}

/** A sync persists the operations on a node and, as in journaling file systems, its directory entry. */
function applySynced(disk: Disk, pending: Operation[], node: number): void {
  const isSynced = (operation: Operation) =>
    operation.did === 'enter'
      ? operation.node === node || operation.entries.some(({ target }) => target === node)
      : 'node' in operation && operation.node === node;

  for (const operation of pending.filter(isSynced)) applyOperation(disk, operation);
  pending.splice(0, pending.length, ...pending.filter((operation) => !isSynced(operation)));
}

/** Directory changes are applied in order up to some point; of writes, any subset of sectors is applied. */
function applyPartially(disk: Disk, pending: Operation[], random: () => number): void {
  const namesUpTo = random() * pending.length;

  for (const [index, operation] of pending.entries()) {
    if (operation.did === 'enter') {
      if (index < namesUpTo) applyOperation(disk, operation);
    } else if (operation.did === 'write') {
      for (const part of splitIntoSectors(operation))
        if (random() < 0.5) applyOperation(disk, part);
    } else if (random() < 0.5) {
      applyOperation(disk, operation);
    }
  }
}

const sectorSize = 512;

function splitIntoSectors({ node, at, bytes }: Extract<Operation, { did: 'write' }>): Operation[] {
  const parts: Operation[] = [];

  for (let start = 0; start < bytes.length; ) {
    const end = Math.min(bytes.length, start + sectorSize - ((at + start) % sectorSize));

    parts.push({ did: 'write', node, at: at + start, bytes: bytes.subarray(start, end) });
    start = end;
  }

  return parts;
}

function writeDisk(disk: Disk, node: number, path: string): void {
  const found = disk.get(node);

  if (found?.kind === 'file') writeFileSync(path, found.content, { mode: 0o600 });
  if (found?.kind !== 'directory') return;
  mkdirSync(path, { recursive: true, mode: 0o700 });
  for (const [name, child] of found.entries) writeDisk(disk, child, join(path, name));
}
