/** A `like` pattern that matches values containing a text; wildcards in the text are escaped. */
export function containsPattern(text: string): string {
  return `%${escapeWildcards(text)}%`;
}

/** A `like` pattern that matches values starting with a text. */
export function startsWithPattern(text: string): string {
  return `${escapeWildcards(text)}%`;
}

function escapeWildcards(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
