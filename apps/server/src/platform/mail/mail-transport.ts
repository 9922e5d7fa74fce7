import type { Transporter } from 'nodemailer';
import { type Config, isLoopback } from '../env.ts';
import type { OutboxEmail } from './queries.ts';

/** Sends an email or throws; `UndeliverableError` when a retry is pointless. */
export type MailTransport = {
  /** `kept`: stays in the outbox because no SMTP server is configured. */
  deliver(mail: OutboxEmail): Promise<'sent' | 'kept'>;
  close(): void;
};

/** The SMTP server permanently rejected the recipient. */
export class UndeliverableError extends Error {
  override readonly name = 'Undeliverable';
}

type TransportOptions = {
  config: Config;
  print: (text: string) => void;
  /** SMTP timeouts in milliseconds. */
  timeouts?: SmtpTimeouts;
};

type SmtpTimeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };

const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

/** Sends by SMTP if configured; otherwise emails stay in the outbox and are printed on a loopback host. */
export function createMailTransport({
  config,
  print,
  timeouts = defaultTimeouts,
}: TransportOptions): MailTransport {
  if (config.SMTP_URL !== undefined)
    return createSmtpTransport(config.SMTP_URL, { config, timeouts });

  return {
    async deliver(mail) {
      if (isLoopback(config)) print(formatForTerminal(mail));

      return 'kept';
    },
    close: () => {},
  };
}

function createSmtpTransport(
  url: string,
  { config, timeouts }: { config: Config; timeouts: SmtpTimeouts },
): MailTransport {
  const { hostname: domain } = new URL(config.PUBLIC_URL);
  let transporter: Promise<Transporter> | undefined;
  const openTransporter = async () => {
    const { createTransport } = await import('nodemailer'); // loaded with the first email only

    return createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  };

  return {
    async deliver({ id, to, locale, subject, text, html, unsubscribeUrl, threadId }) {
      const mail = {
        from: config.MAIL_FROM,
        to,
        subject,
        text: text ?? '',
        html: html ?? '',
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': locale,
          ...(unsubscribeUrl !== null && unsubscribeHeaders(unsubscribeUrl)),
          ...(threadId !== null && threadHeaders(`<${threadId}@${domain}>`)),
        },
      };
      transporter ??= openTransporter();
      const transport = await transporter;
      await transport.sendMail(mail).catch((error: unknown) => {
        throw isPermanentFailure(error)
          ? new UndeliverableError(error.message, { cause: error })
          : error;
      });

      return 'sent';
    },
    close: () => void transporter?.then((transport) => transport.close()),
  };
}

/** A 5xx response to the recipient is permanent (RFC 5321, 4.2.1). A 5xx to the login or the message may be our own misconfiguration. */
function isPermanentFailure(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;

  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

/** One-click unsubscribe (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** All emails of a thread refer to the same id (RFC 5322, 3.6.4), although no email has it. */
function threadHeaders(id: string): Record<string, string> {
  return { 'In-Reply-To': id, References: id };
}

function formatForTerminal({ to, subject, text }: OutboxEmail): string {
  const separator = '─'.repeat(60);

  return `${separator}\nMail to ${to}\n${subject}\n\n${text ?? ''}${separator}\n`;
}
