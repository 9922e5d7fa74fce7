/** A file as the editor takes it. */
export type OpenedFile = {
  /** What the file says it is called, else its name without the ending. */
  title: string;
  /** Plain text, with the signs of Markdown where the file had headings, lists and emphasis. */
  text: string;
  /** What the format itself tells: a screenplay. */
  kind: 'script' | null;
  /** A BCP 47 tag where the file names its language. */
  language: string | null;
};
