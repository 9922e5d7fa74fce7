/**
 * Hash table with the number of occurrences of each word sequence. A sequence is identified by two 32-bit numbers: among a million
 * sequences the chance of a collision is one in thirty million.
 */
export class SequenceCounts {
  #keys = new Uint32Array(2 * 4096);
  #counts = new Int32Array(4096);
  #filled = 0;

  /** Adds to the count of a sequence and returns the new count. */
  add(low: number, high: number, delta: number): number {
    const slot = this.#slotOf(low, high);
    if (this.#counts[slot] === 0 && this.#keys[2 * slot + 1] === 0) {
      this.#keys[2 * slot] = low;
      this.#keys[2 * slot + 1] = high;
      this.#filled++;
    }
    const count = (this.#counts[slot] ?? 0) + delta;
    this.#counts[slot] = count;
    if (this.#filled * 2 > this.#counts.length) this.#rebuild();

    return count;
  }

  getCount(low: number, high: number): number {
    return this.#counts[this.#slotOf(low, high)] ?? 0;
  }

  /** `high` is never 0: that marks a free slot. */
  #slotOf(low: number, high: number): number {
    const mask = this.#counts.length - 1;
    let slot = (low ^ (low >>> 15)) & mask;
    for (;;) {
      const usedSlot = this.#keys[2 * slot + 1] ?? 0;
      if (usedSlot === 0 || (usedSlot === high && this.#keys[2 * slot] === low)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** Grows the table and drops sequences with a count of 0. */
  #rebuild(): void {
    const keys = this.#keys;
    const counts = this.#counts;
    const remaining = counts.reduce((sum, count) => sum + (count === 0 ? 0 : 1), 0);
    const size = remaining * 4 > counts.length ? counts.length * 4 : counts.length;
    this.#keys = new Uint32Array(2 * size);
    this.#counts = new Int32Array(size);
    this.#filled = remaining;
    counts.forEach((count, slot) => {
      if (count === 0) return;
      const low = keys[2 * slot] ?? 0;
      const high = keys[2 * slot + 1] ?? 0;
      const usedSlot = this.#slotOf(low, high);
      this.#keys[2 * usedSlot] = low;
      this.#keys[2 * usedSlot + 1] = high;
      this.#counts[usedSlot] = count;
    });
  }
}
