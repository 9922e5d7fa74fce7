import { limits } from '@longhand/contract/limits';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { TextButton } from '../ui/text-link.tsx';

type ResendLineProps = { sentAt: number | null; onResend: () => void };

/** Sends the code again, after the seconds that lie between two. */
export function ResendLine({ sentAt, onResend }: ResendLineProps) {
  const t = useTranslations();
  const seconds = useSecondsLeft(sentAt);

  return seconds > 0 ? (
    <span>{t('auth.code.resendIn', { time: clockOf(seconds) })}</span>
  ) : (
    <TextButton onClick={onResend}>{t('auth.code.resend')}</TextButton>
  );
}

function useSecondsLeft(sentAt: number | null): number {
  const [now, setNow] = useState(nowMs);

  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), 1_000);

    return () => clearInterval(timer);
  }, []);

  return sentAt === null ? 0 : secondsLeft(sentAt, now);
}

export function secondsLeft(sentAt: number, now: number): number {
  return Math.max(0, Math.ceil(limits.codeResendSeconds - Math.max(0, now - sentAt) / 1_000));
}

/** `42` → `0:42` */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
