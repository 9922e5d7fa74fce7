type Field = { dir?: string | undefined; value?: unknown };

/**
 * The direction of a field that takes it from what is written. Where nothing stands yet a browser would take left to right: it is
 * that of the page, for the placeholder and the caret.
 */
export function directionOf({ dir, value }: Field): string | undefined {
  return dir === 'auto' && value === '' ? undefined : dir;
}
