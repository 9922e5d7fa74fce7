import { createTransport } from 'nodemailer';
import { type Config, isLoopback } from '../env.ts';
import type { OutboxMail } from './queries.ts';

/** Carries a mail away: `sent`, or `kept` in the outbox when there is nowhere to carry it. */
export type Postman = { carry(mail: OutboxMail): Promise<'sent' | 'kept'>; close(): void };

type Ways = { config: Config; print: (text: string) => void };

/** By the mail server if there is one; else mail stays, and is shown in the terminal of a laptop. */
export function createPostman({ config, print }: Ways): Postman {
  if (config.SMTP_URL !== undefined) return overSmtp(config.SMTP_URL, config);

  return {
    async carry(mail) {
      if (isLoopback(config)) print(asPrinted(mail));

      return 'kept';
    },
    close: () => {},
  };
}

function overSmtp(url: string, config: Config): Postman {
  const { host } = new URL(config.PUBLIC_URL);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });

  return {
    async carry({ id, to, locale, subject, text, html, unsubscribeUrl }) {
      await transport.sendMail({
        from: config.MAIL_FROM,
        to,
        subject,
        text: text ?? '',
        html: html ?? '',
        messageId: `<${id}@${host.replace(/:\d+$/, '')}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': locale,
          ...(unsubscribeUrl !== null && unsubscribeHeaders(unsubscribeUrl)),
        },
      });

      return 'sent';
    },
    close: () => transport.close(),
  };
}

/** One click in the mail program is enough (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function asPrinted({ to, subject, text }: OutboxMail): string {
  const rule = '─'.repeat(60);

  return `${rule}\nMail to ${to}\n${subject}\n\n${text ?? ''}${rule}\n`;
}
