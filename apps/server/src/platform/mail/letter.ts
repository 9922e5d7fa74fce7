/** What a mail says, in the reader's language, before it is set as text and as HTML. */
export type Letter = {
  subject: string;
  paragraphs: readonly string[];
  /** Shown large and alone, where mail programs offer to fill it in. */
  code?: string;
  action?: { label: string; url: string };
  /** Where its reader says that they want no more of this kind. */
  unsubscribe?: { label: string; url: string };
  footer: string;
};

/** The letter as plain text. */
export function asText({ paragraphs, code, action, unsubscribe, footer }: Letter): string {
  const [first = '', ...rest] = paragraphs;
  const blocks = [
    first,
    ...(code === undefined ? [] : [code]),
    ...rest,
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    `-- \n${footer}${unsubscribe === undefined ? '' : `\n${unsubscribe.label}: ${unsubscribe.url}`}`,
  ];

  return `${blocks.join('\n\n')}\n`;
}
