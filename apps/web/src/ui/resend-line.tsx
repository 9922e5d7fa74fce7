import { limits } from '@longhand/contract/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { TextButton } from './text-link.tsx';
import unseen from './unseen.module.css';

type ResendLineProps = {
  sentAt: number | null;
  /** How long it takes from then on until another mail may go out. */
  pauseSeconds?: number;
  /** Tells one such line from another for who does not see where it stands. */
  of?: ReactNode;
  onResend: () => void;
};

/** Sends a code again, after the seconds that lie between two. It keeps its place and the focus while they pass. */
export function ResendLine({
  sentAt,
  pauseSeconds = limits.codeResendSeconds,
  of,
  onResend,
}: ResendLineProps) {
  const t = useTranslations();
  const now = useNow();
  const seconds = sentAt === null ? 0 : secondsLeft(sentAt, now, pauseSeconds);
  const isWaiting = seconds > 0;

  return (
    <TextButton aria-disabled={isWaiting || undefined} onClick={isWaiting ? undefined : onResend}>
      {isWaiting ? t('auth.code.resendIn', { time: clockOf(seconds) }) : t('auth.code.resend')}
      {of !== undefined && <span className={unseen.unseen}> {of}</span>}
    </TextButton>
  );
}

function useNow(): number {
  const [now, setNow] = useState(nowMs);

  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), 1_000);

    return () => clearInterval(timer);
  }, []);

  return now;
}

/** A clock that was set back makes nobody wait longer than the whole pause. */
export function secondsLeft(sentAt: number, now: number, pauseSeconds: number): number {
  return Math.max(0, Math.ceil(pauseSeconds - Math.max(0, now - sentAt) / 1_000));
}

/** `42` → `0:42`, `4000` → `1:06:40` */
export function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);

  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
