import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import styles from './message-text.module.css';
import type { Inline } from './parse-inline.ts';
import { type Block, parseMessage } from './parse-message.ts';

type MessageTextProps = {
  body: string;
  /** Usernames of the members in lower case: only these are mentions. */
  usernames: ReadonlySet<string>;
  ownUsername: string | null;
  /** False before a request is accepted: then links are plain text. */
  hasLinks: boolean;
};

/** The Markdown of a message as React elements. HTML in it is text. */
export function MessageText({ body, ...options }: MessageTextProps) {
  const blocks = useMemo(() => parseMessage(body), [body]);

  return (
    <div className={styles.text}>{renderAll(blocks, (block) => renderBlock(block, options))}</div>
  );
}

type TextOptions = Omit<MessageTextProps, 'body'>;

function renderBlock(block: Block, options: TextOptions): ReactNode {
  const inline = (content: readonly Inline[]) =>
    renderAll(content, (part) => renderInline(part, options));

  if (block.kind === 'code') return <pre className={styles.code}>{block.text}</pre>;
  if (block.kind === 'paragraph') return <p dir="auto">{inline(block.content)}</p>;
  if (block.kind === 'quote')
    return (
      <blockquote className={styles.quote}>
        {renderAll(block.blocks, (inner) => renderBlock(inner, options))}
      </blockquote>
    );
  const items = renderAll(block.items, (item) => <li>{inline(item)}</li>);

  return block.isOrdered ? (
    <ol className={styles.ordered} dir="auto" start={block.start}>
      {items}
    </ol>
  ) : (
    <ul className={styles.bullets} dir="auto">
      {items}
    </ul>
  );
}

function renderInline(part: Inline, options: TextOptions): ReactNode {
  const content = (inner: readonly Inline[]) =>
    renderAll(inner, (one) => renderInline(one, options));

  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong>{content(part.content)}</strong>;
    case 'emphasis':
      return <em>{content(part.content)}</em>;
    case 'strike':
      return <s>{content(part.content)}</s>;
    case 'code':
      return <code className={styles.inlineCode}>{part.text}</code>;
    case 'mention':
      return <Mention username={part.username} {...options} />;
    case 'link':
      return <MessageLink link={part} hasLinks={options.hasLinks} />;
  }
}

function Mention({
  username,
  usernames,
  ownUsername,
}: { username: string } & Pick<TextOptions, 'usernames' | 'ownUsername'>) {
  const name = username.toLowerCase();
  const shown = `@${username}`;
  if (!usernames.has(name)) return shown;

  return (
    <bdi className={styles.mention} data-own={name === ownUsername || undefined}>
      {shown}
    </bdi>
  );
}

type LinkPart = Extract<Inline, { kind: 'link' }>;

/** A link that opens in a new tab. If its text hides where it goes, the host is shown after it. */
function MessageLink({ link, hasLinks }: { link: LinkPart; hasLinks: boolean }) {
  const [label] = link.content;
  const text = label?.kind === 'text' ? label.text : link.url;
  const showsHost = !text.includes(link.host);
  const host = showsHost && <bdi className={styles.host}> ({link.host})</bdi>;
  if (!hasLinks)
    return (
      <>
        {text}
        {host}
      </>
    );

  return (
    <>
      <a
        className={styles.link}
        href={link.url}
        target="_blank"
        rel="nofollow noopener noreferrer ugc"
      >
        {text}
      </a>
      {host}
    </>
  );
}

/** Elements as fixed children: a message has no stable keys, and its parts never move. */
function renderAll<Part>(parts: readonly Part[], render: (part: Part) => ReactNode): ReactNode {
  return createElement(Fragment, {}, ...parts.map(render));
}
