/** Size limits in bytes, so that no file can exhaust the memory of a tab. */
export const sizeLimits = {
  /** A compressed file: enough for a long book with images. */
  packed: 100_000_000,
  /** An uncompressed file. RTF stores images as hexadecimal digits. */
  plain: 32_000_000,
  rtf: 64_000_000,
  /** One part of an archive when unpacked, and all parts together. */
  part: 64_000_000,
  unpacked: 128_000_000,
  /** Number of parts in an archive. */
  parts: 20_000,
} as const;
