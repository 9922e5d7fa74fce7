declare module 'virtual:dictionaries' {
  /** URLs of the dictionary files, by name. */
  export const dictionaryAddresses: Readonly<Record<string, string>>;
}
