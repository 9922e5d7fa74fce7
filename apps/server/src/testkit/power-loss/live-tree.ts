import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Disk, type DiskNode, type Entry, type Operation, rootNode } from './journal.ts';

/** Tracks which node each path of a recorded directory currently points to. */
export class LiveTree {
  readonly before: Disk = new Map();
  readonly operations: Operation[] = [];
  readonly #root: string;
  readonly #entries = new Map<number, Map<string, number>>();
  #nodes = 0;

  constructor(root: string) {
    this.#root = root;
    this.#read(root);
  }

  /** The node at `path`, created if missing; undefined outside of the recorded directory. */
  nodeAt(path: unknown, kind: DiskNode['kind']): number | undefined {
    const names = this.#namesOf(path);
    const last = names?.pop();

    if (names === undefined || last === undefined) return names && rootNode;
    const directory = names.reduce(
      (parent, name) => this.#child(parent, name, 'directory'),
      rootNode,
    );

    return this.#child(directory, last, kind);
  }

  move(from: unknown, to: unknown) {
    const source = this.#placeOf(from);
    const destination = this.#placeOf(to);
    const target = source && this.#entriesOf(source.directory).get(source.name);

    if (source === undefined || destination === undefined || target === undefined) return;
    const removedEntry = { name: source.name, target: undefined };
    const addedEntry = { name: destination.name, target };

    if (source.directory === destination.directory) {
      this.#enter(source.directory, [removedEntry, addedEntry]);
    } else {
      this.#enter(destination.directory, [addedEntry]);
      this.#enter(source.directory, [removedEntry]);
    }
  }

  remove(path: unknown) {
    const place = this.#placeOf(path);

    if (place !== undefined)
      this.#enter(place.directory, [{ name: place.name, target: undefined }]);
  }

  #read(path: string): number {
    const node = this.#nodes++;
    const entries = new Map<string, number>();

    this.#entries.set(node, entries);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name);

      entries.set(entry.name, entry.isDirectory() ? this.#read(inside) : this.#readFile(inside));
    }
    this.before.set(node, { kind: 'directory', entries: new Map(entries) });

    return node;
  }

  #readFile(path: string): number {
    const node = this.#nodes++;
    this.before.set(node, { kind: 'file', content: readFileSync(path) });

    return node;
  }

  #child(directory: number, name: string, kind: DiskNode['kind']): number {
    const known = this.#entriesOf(directory).get(name);

    if (known !== undefined) return known;
    const node = this.#nodes++;

    if (kind === 'directory') this.#entries.set(node, new Map());
    this.operations.push({ did: 'make', node, kind });
    this.#enter(directory, [{ name, target: node }]);

    return node;
  }

  #enter(directory: number, entries: Entry[]) {
    const names = this.#entriesOf(directory);

    for (const { name, target } of entries) {
      if (target === undefined) names.delete(name);
      else names.set(name, target);
    }
    this.operations.push({ did: 'enter', node: directory, entries });
  }

  #placeOf(path: unknown) {
    const names = this.#namesOf(path);
    const name = names?.pop();

    if (names === undefined || name === undefined) return undefined;

    return {
      name,
      directory: names.reduce((parent, each) => this.#child(parent, each, 'directory'), rootNode),
    };
  }

  #namesOf(path: unknown): string[] | undefined {
    const below = relative(this.#root, String(path));

    return below.startsWith('..') ? undefined : below.split(sep).filter((name) => name !== '');
  }

  #entriesOf(directory: number): Map<string, number> {
    return this.#entries.get(directory) ?? new Map();
  }
}
