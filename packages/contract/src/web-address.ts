/**
 * Whether a text is the address of a place on the web; a link to it can be clicked without harm.
 *
 * @example isWebAddress('javascript:alert(1)') // false
 */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value);

  return url !== null && /^https?:$/u.test(url.protocol) && url.username === '';
}
