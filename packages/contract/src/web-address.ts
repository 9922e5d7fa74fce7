/**
 * Whether a string is an http or https URL without user info, so that it is safe to link to.
 *
 * @example isWebAddress('javascript:alert(1)') // false
 */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/?#@:\\]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(value);
}
