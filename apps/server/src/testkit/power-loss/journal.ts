/** A file system operation. Files and directories are nodes with unique numbers. */
export type Operation =
  | { did: 'make'; node: number; kind: DiskNode['kind'] }
  | { did: 'write'; node: number; at: number; bytes: Uint8Array }
  | { did: 'resize'; node: number; length: number }
  | { did: 'enter'; node: number; entries: Entry[] }
  | { did: 'sync'; node: number }
  | { did: 'note'; text: string };

/** A directory entry that now points to `target`, or is removed. A rename consists of two entries. */
export interface Entry {
  name: string;
  target: number | undefined;
}

export type DiskNode =
  | { kind: 'file'; content: Buffer }
  | { kind: 'directory'; entries: Map<string, number> };

export type Disk = Map<number, DiskNode>;

export const rootNode = 0;

function emptyNode(kind: DiskNode['kind']): DiskNode {
  return kind === 'file' ? { kind, content: Buffer.alloc(0) } : { kind, entries: new Map() };
}

/** Applies an operation to the simulated disk. */
export function applyOperation(disk: Disk, operation: Operation): void {
  if (operation.did === 'make') disk.set(operation.node, emptyNode(operation.kind));
  if (!('node' in operation)) return;
  const node = disk.get(operation.node);

  if (operation.did === 'enter' && node?.kind === 'directory') {
    for (const { name, target } of operation.entries) {
      if (target === undefined) node.entries.delete(name);
      else node.entries.set(name, target);
    }
  } else if (operation.did === 'write' && node?.kind === 'file') {
    const end = operation.at + operation.bytes.length;

    node.content = resized(node.content, Math.max(node.content.length, end));
    node.content.set(operation.bytes, operation.at);
  } else if (operation.did === 'resize' && node?.kind === 'file') {
    node.content = resized(node.content, operation.length);
  }
}

function resized(content: Buffer, length: number): Buffer {
  if (length === content.length) return content;
  const other = Buffer.alloc(length);

  content.copy(other);

  return other;
}
