import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './text-link.tsx';

type ButtonStyle = {
  /** At most one primary action per screen. `plain` has no border. */
  variant?: 'primary' | 'default' | 'plain' | 'danger';
  size?: 'normal' | 'small';
  wide?: boolean;
};

type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonStyle & {
    /** Keeps the label and focus while pending, but ignores clicks. */
    loading?: boolean;
    children: ReactNode;
  };

export function Button({
  variant,
  size,
  wide,
  loading = false,
  type = 'button',
  onClick,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass({ variant, size, wide }), className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** A link with the look of a button. */
export function ButtonLink({
  to,
  variant,
  size,
  wide,
  children,
}: ButtonStyle & { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ variant, size, wide })}>
      {children}
    </Link>
  );
}

/** A button link to a server URL, followed by the browser instead of the router. */
export function ButtonAnchor({
  href,
  variant,
  size,
  wide,
  children,
}: ButtonStyle & { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonClass({ variant, size, wide })}>
      {children}
    </a>
  );
}

function buttonClass({
  variant = 'default',
  size = 'normal',
  wide = false,
}: { [K in keyof ButtonStyle]: ButtonStyle[K] | undefined }) {
  return clsx(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
  );
}
