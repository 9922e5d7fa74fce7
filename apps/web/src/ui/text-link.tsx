import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cancelPreload, handleLinkClick, schedulePreload } from '../platform/navigation.ts';
import styles from './text-link.module.css';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** A path inside the app, with its query and hash if there are any. */
  to: string;
  children: ReactNode;
};

/** A link without a look of its own. What it leads to is fetched ahead when someone points at it or focuses it. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        handleLinkClick(event, to);
      }}
      onPointerEnter={() => schedulePreload(to)}
      onPointerLeave={cancelPreload}
      onFocus={() => schedulePreload(to)}
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
