/**
 * The title of a Fountain screenplay (fountain.io), which is plain text and otherwise imported unchanged.
 *
 * @returns the title, or an empty string without a title page
 */
export function fountainTitle(text: string): string {
  const page = /^(?:[A-Z][\w ]*:.*\n(?:[ \t]+.*\n)*)+/i.exec(`${text}\n`)?.[0] ?? '';
  const value = /^title:[ \t]*(.*\n(?:[ \t]+.*\n)*)/im.exec(page)?.[1] ?? '';

  return value.replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ').trim();
}
