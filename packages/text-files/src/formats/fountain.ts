/**
 * A screenplay in Fountain (fountain.io): it is plain text, so it stays as it is. Its title page names it.
 *
 * @returns the title, or an empty string where there is no title page
 */
export function titleOfFountain(text: string): string {
  const page = /^(?:[A-Z][\w ]*:.*\n(?:[ \t]+.*\n)*)+/i.exec(`${text}\n`)?.[0] ?? '';
  const value = /^title:[ \t]*(.*\n(?:[ \t]+.*\n)*)/im.exec(page)?.[1] ?? '';

  return value.replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ').trim();
}
