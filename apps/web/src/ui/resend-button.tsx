import { limits } from '@longhand/contract/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { TextButton } from './text-link.tsx';
import visuallyHidden from './visually-hidden.module.css';

type ResendButtonProps = {
  sentAt: number | null;
  /** Seconds from `sentAt` until the code can be resent. */
  cooldownSeconds?: number;
  /** Distinguishes several resend buttons for screen readers. */
  of?: ReactNode;
  onResend: () => void;
};

/** Resends a code after a cooldown. Disabled with `aria-disabled` meanwhile, to keep position and focus. */
export function ResendButton({
  sentAt,
  cooldownSeconds = limits.codeResendSeconds,
  of,
  onResend,
}: ResendButtonProps) {
  const t = useTranslations();
  const now = useNow();
  const seconds = sentAt === null ? 0 : remainingSeconds(sentAt, now, cooldownSeconds);
  const isWaiting = seconds > 0;

  return (
    <TextButton aria-disabled={isWaiting || undefined} onClick={isWaiting ? undefined : onResend}>
      {isWaiting
        ? t('auth.code.resendIn', { time: formatCountdown(seconds) })
        : t('auth.code.resend')}
      {of !== undefined && <span className={visuallyHidden.unseen}> {of}</span>}
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

/** Clamped, so a clock that was set back never waits longer than the cooldown. */
export function remainingSeconds(sentAt: number, now: number, cooldownSeconds: number): number {
  return Math.max(0, Math.ceil(cooldownSeconds - Math.max(0, now - sentAt) / 1_000));
}

/** `42` → `0:42`, `4000` → `1:06:40` */
export function formatCountdown(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = pad(seconds % 60);

  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
