import { Link as RouterLink } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './text-link.module.css';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** A path inside the app, with its query and hash if there are any. */
  to: string;
  children: ReactNode;
};

/** A link without a look of its own. */
export function Link({ to, ...rest }: LinkProps) {
  const url = new URL(to, 'http://app.invalid');

  return (
    <RouterLink
      {...rest}
      to={url.pathname}
      search={Object.fromEntries(url.searchParams)}
      {...(url.hash === '' ? {} : { hash: url.hash.slice(1) })}
      activeOptions={{ exact: true, includeSearch: true, includeHash: true }}
    />
  );
}

/** A link within text: blue, with a fine line below. `quiet` is for what stands beside. */
export function TextLink({ quiet = false, className, ...rest }: LinkProps & { quiet?: boolean }) {
  return <Link {...rest} className={clsx(quiet ? styles.quiet : styles.link, className)} />;
}

/** The same look for something that acts instead of leading somewhere. */
export function TextButton({
  quiet = false,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & { quiet?: boolean }) {
  return (
    <button {...rest} type={type} className={clsx(quiet ? styles.quiet : styles.link, className)} />
  );
}
