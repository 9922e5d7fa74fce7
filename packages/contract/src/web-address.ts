/**
 * Whether a text is the address of a place on the web, http or https and with nobody's name before the host; a link to
 * it can be clicked without harm.
 *
 * @example isWebAddress('javascript:alert(1)') // false
 */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/?#@:\\]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(value);
}
