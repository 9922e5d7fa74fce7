import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './text-link.tsx';

type Looks = {
  /** One primary action a screen at most; `plain` is a word that can be pressed. */
  variant?: 'primary' | 'default' | 'plain' | 'danger';
  size?: 'normal' | 'small';
  wide?: boolean;
};

type ButtonProps = ComponentPropsWithRef<'button'> &
  Looks & {
    /** Work is under way: the button keeps its words and its focus, and does nothing. */
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
      className={clsx(lookOf({ variant, size, wide }), className)}
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

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  to,
  variant,
  size,
  wide,
  children,
}: Looks & { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={lookOf({ variant, size, wide })}>
      {children}
    </Link>
  );
}

/** The same for an address of the server, which the browser itself goes to. */
export function ButtonAnchor({
  href,
  variant,
  size,
  wide,
  children,
}: Looks & { href: string; children: ReactNode }) {
  return (
    <a href={href} className={lookOf({ variant, size, wide })}>
      {children}
    </a>
  );
}

function lookOf({
  variant = 'default',
  size = 'normal',
  wide = false,
}: { [K in keyof Looks]: Looks[K] | undefined }) {
  return clsx(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
  );
}
