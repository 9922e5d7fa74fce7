/** A pattern of `like` for what contains a text, whose own wildcards count as letters. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** A pattern of `like` for what begins with a text. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
