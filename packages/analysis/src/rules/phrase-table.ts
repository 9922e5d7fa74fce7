/**
 * How often each sequence of words stands in a text. A sequence is known by two numbers, each of 32
 * bits: in a million sequences two are taken for one with a chance of one in thirty million.
 */
export class PhraseTable {
  #keys = new Uint32Array(2 * 4096);
  #counts = new Int32Array(4096);
  #filled = 0;

  /** Adds to the uses of a sequence; answers how many there are now. */
  add(low: number, high: number, change: number): number {
    const slot = this.#slotOf(low, high);
    if (this.#counts[slot] === 0 && this.#keys[2 * slot + 1] === 0) {
      this.#keys[2 * slot] = low;
      this.#keys[2 * slot + 1] = high;
      this.#filled++;
    }
    const count = (this.#counts[slot] ?? 0) + change;
    this.#counts[slot] = count;
    if (this.#filled * 2 > this.#counts.length) this.#rebuild();

    return count;
  }

  usesOf(low: number, high: number): number {
    return this.#counts[this.#slotOf(low, high)] ?? 0;
  }

  /** `high` is never 0: that marks a free slot. */
  #slotOf(low: number, high: number): number {
    const mask = this.#counts.length - 1;
    let slot = (low ^ (low >>> 15)) & mask;
    for (;;) {
      const its = this.#keys[2 * slot + 1] ?? 0;
      if (its === 0 || (its === high && this.#keys[2 * slot] === low)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** Twice as large, without the sequences that are gone. */
  #rebuild(): void {
    const keys = this.#keys;
    const counts = this.#counts;
    const left = counts.reduce((sum, count) => sum + (count === 0 ? 0 : 1), 0);
    const size = left * 4 > counts.length ? counts.length * 4 : counts.length;
    this.#keys = new Uint32Array(2 * size);
    this.#counts = new Int32Array(size);
    this.#filled = left;
    counts.forEach((count, slot) => {
      if (count === 0) return;
      const low = keys[2 * slot] ?? 0;
      const high = keys[2 * slot + 1] ?? 0;
      const its = this.#slotOf(low, high);
      this.#keys[2 * its] = low;
      this.#keys[2 * its + 1] = high;
      this.#counts[its] = count;
    });
  }
}
