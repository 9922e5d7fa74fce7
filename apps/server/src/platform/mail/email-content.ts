/** The content of an email in the recipient's language, rendered as text and as HTML. */
export type EmailContent = {
  subject: string;
  paragraphs: readonly string[];
  /** Lists after the paragraphs. */
  sections?: readonly EmailSection[];
  /** Shown large on its own line, where mail clients detect it for autofill. */
  code?: string;
  action?: { label: string; url: string };
  /** Link to unsubscribe from this kind of email. */
  unsubscribe?: { label: string; url: string };
  footer: string;
};

/** A titled list of links. */
export type EmailSection = {
  title: string;
  items: readonly { label: string; url: string }[];
  /** What the list leaves out, "and 4 more". */
  more?: string;
  /** Link to unsubscribe from what the section contains. */
  unsubscribe: { label: string; url: string };
};

/** Renders an email as plain text. */
export function renderText({
  paragraphs,
  sections = [],
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
    ...sections.map(renderSection),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    `-- \n${footer}${unsubscribe === undefined ? '' : `\n${unsubscribe.label}: ${unsubscribe.url}`}`,
  ];

  return `${blocks.join('\n\n')}\n`;
}

function renderSection({ title, items, more, unsubscribe }: EmailSection): string {
  return [
    title,
    ...items.map(({ label, url }) => `- ${label}\n  ${url}`),
    ...(more === undefined ? [] : [`  ${more}`]),
    `${unsubscribe.label}: ${unsubscribe.url}`,
  ].join('\n');
}
