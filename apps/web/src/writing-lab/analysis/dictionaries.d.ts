declare module 'virtual:dictionaries' {
  /** Where each file of a dictionary lies, by its name. */
  export const dictionaryAddresses: Readonly<Record<string, string>>;
}
