/** Forms of an auxiliary, and whether each with a participle describes an action. */
export function createAuxiliaries(
  actionForms: string,
  stateForms: string,
): ReadonlyMap<string, boolean> {
  return new Map([
    ...actionForms.split(/\s+/).map((word): [string, boolean] => [word, true]),
    ...stateForms.split(/\s+/).map((word): [string, boolean] => [word, false]),
  ]);
}
