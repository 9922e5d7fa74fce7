type Field = { dir?: string | undefined; value?: unknown };

/**
 * The `dir` of a field with automatic direction. Browsers use LTR for an empty field, so it inherits the page's direction instead, for
 * placeholder and caret.
 */
export function fieldDirection({ dir, value }: Field): string | undefined {
  return dir === 'auto' && value === '' ? undefined : dir;
}
