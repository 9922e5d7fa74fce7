import { useFormatter } from 'use-intl';

/** A file size in the user's language: 340 kB, 1.2 MB. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter();

  return (bytes) =>
    bytes < 1_000_000
      ? format.number(Math.max(1, Math.round(bytes / 1_000)), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / 1_000_000, {
          style: 'unit',
          unit: 'megabyte',
          maximumFractionDigits: 1,
        });
}
