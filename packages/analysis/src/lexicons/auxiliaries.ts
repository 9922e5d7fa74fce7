/** Forms of an auxiliary, and whether with a participle each tells of a deed by itself. */
export function auxiliaries(deeds: string, states: string): ReadonlyMap<string, boolean> {
  return new Map([
    ...deeds.split(/\s+/).map((word): [string, boolean] => [word, true]),
    ...states.split(/\s+/).map((word): [string, boolean] => [word, false]),
  ]);
}
