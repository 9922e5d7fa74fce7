/** The content of an email in the recipient's language, rendered as text and as HTML. */
export type EmailContent = {
  subject: string;
  paragraphs: readonly string[];
  /** Shown large on its own line, where mail clients detect it for autofill. */
  code?: string;
  action?: { label: string; url: string };
  /** Link to unsubscribe from this kind of email. */
  unsubscribe?: { label: string; url: string };
  footer: string;
};

/** Renders an email as plain text. */
export function renderText({
  paragraphs,
  code,
  action,
  unsubscribe,
  footer,
}: EmailContent): string {
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
