/** How much is read of a file, in bytes, so that none can exhaust the memory of a tab. */
export const bounds = {
  /** A packed file as it is handed in: a long book with its pictures. */
  packed: 100_000_000,
  /** A file that is not packed. RTF writes pictures out in digits. */
  plain: 32_000_000,
  rtf: 64_000_000,
  /** One part of a packed file once it is unpacked, and all parts that are read of it. */
  part: 64_000_000,
  unpacked: 128_000_000,
  /** Parts of a packed file. */
  parts: 20_000,
} as const;
