/** An opened file, ready for the editor. */
export type OpenedFile = {
  /** The title in the file, otherwise its name without extension. */
  title: string;
  /** Plain text, with Markdown for headings, lists and emphasis. */
  text: string;
  /** Document kind if the format implies it: a screenplay. */
  kind: 'script' | null;
  /** A BCP 47 tag if the file declares its language. */
  language: string | null;
};
