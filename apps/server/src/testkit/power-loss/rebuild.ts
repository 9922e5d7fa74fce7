import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, type Disk, type Operation, rootNode } from './journal.ts';
import type { Recording } from './recorder.ts';

/** What is on the disk of what was written and never synced: nothing, or any part of it. */
export type Unsynced = 'lost' | 'torn';

/** Writes to `target` what a disk may hold when the power fails after the first `count` operations. */
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
    if (operation.did === 'make') apply(disk, operation);
    else if (operation.did === 'sync') settle(disk, pending, operation.node);
    else if (operation.did !== 'note') pending.push(operation);
  }
  if (loss.unsynced === 'torn') tear(disk, pending, loss.random);
  writeOut(disk, rootNode, target);
}

/** A sync brings what was done to the node to the disk and, as journaling file systems do, its name. */
function settle(disk: Disk, pending: Operation[], node: number): void {
  const isSettled = (operation: Operation) =>
    operation.did === 'enter'
      ? operation.node === node || operation.entries.some(({ target }) => target === node)
      : 'node' in operation && operation.node === node;

  for (const operation of pending.filter(isSettled)) apply(disk, operation);
  pending.splice(0, pending.length, ...pending.filter((operation) => !isSettled(operation)));
}

/** Names change in order, up to some point; of writes, any of their sectors arrive. */
function tear(disk: Disk, pending: Operation[], random: () => number): void {
  const namesUpTo = random() * pending.length;

  for (const [index, operation] of pending.entries()) {
    if (operation.did === 'enter') {
      if (index < namesUpTo) apply(disk, operation);
    } else if (operation.did === 'write') {
      for (const part of sectorsOf(operation)) if (random() < 0.5) apply(disk, part);
    } else if (random() < 0.5) {
      apply(disk, operation);
    }
  }
}

const sector = 512;

function sectorsOf({ node, at, bytes }: Extract<Operation, { did: 'write' }>): Operation[] {
  const parts: Operation[] = [];

  for (let start = 0; start < bytes.length; ) {
    const end = Math.min(bytes.length, start + sector - ((at + start) % sector));

    parts.push({ did: 'write', node, at: at + start, bytes: bytes.subarray(start, end) });
    start = end;
  }

  return parts;
}

function writeOut(disk: Disk, node: number, path: string): void {
  const found = disk.get(node);

  if (found?.kind === 'file') writeFileSync(path, found.content, { mode: 0o600 });
  if (found?.kind !== 'directory') return;
  mkdirSync(path, { recursive: true, mode: 0o700 });
  for (const [name, child] of found.entries) writeOut(disk, child, join(path, name));
}
