import type { Transporter } from 'nodemailer';
import { type Config, isLoopback } from '../env.ts';
import type { OutboxMail } from './queries.ts';

/** Carries a mail away, or throws; `Undeliverable` where trying again would change nothing. */
export type Postman = {
  /** `kept` in the outbox when there is nowhere to carry it. */
  carry(mail: OutboxMail): Promise<'sent' | 'kept'>;
  close(): void;
};

/** The mail server said once and for all that it does not take mail for this address. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

type Ways = {
  config: Config;
  print: (text: string) => void;
  /** How long a mail server may say nothing, in milliseconds. */
  patience?: Patience;
};

type Patience = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };

const usualPatience: Patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

/** By the mail server if there is one; else mail stays, and is shown in the terminal of a laptop. */
export function createPostman({ config, print, patience = usualPatience }: Ways): Postman {
  if (config.SMTP_URL !== undefined) return overSmtp(config.SMTP_URL, { config, patience });

  return {
    async carry(mail) {
      if (isLoopback(config)) print(asPrinted(mail));

      return 'kept';
    },
    close: () => {},
  };
}

function overSmtp(
  url: string,
  { config, patience }: { config: Config; patience: Patience },
): Postman {
  const { host } = new URL(config.PUBLIC_URL);
  let opened: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer'); // not loaded before the first mail

    return createTransport({ url, pool: true, maxConnections: 2, ...patience });
  };

  return {
    async carry({ id, to, locale, subject, text, html, unsubscribeUrl }) {
      const mail = {
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
      };
      opened ??= open();
      const transport = await opened;
      await transport.sendMail(mail).catch((error: unknown) => {
        throw isFinal(error) ? new Undeliverable(error.message, { cause: error }) : error;
      });

      return 'sent';
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** A 5xx to the recipient is final (RFC 5321, 4.2.1); to a password or a whole message it may be our own fault. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;

  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
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
