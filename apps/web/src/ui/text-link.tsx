import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cancelPreload, handleLinkClick, schedulePreload } from '../platform/navigation.ts';
import styles from './text-link.module.css';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** A path within the app, with optional query and hash. */
  to: string;
  children: ReactNode;
};

/** An unstyled link. Its target is preloaded on hover and focus. */
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

/** A link within text. `quiet` is for secondary links. */
export function TextLink({ quiet = false, className, ...rest }: LinkProps & { quiet?: boolean }) {
  return <Link {...rest} className={clsx(quiet ? styles.quiet : styles.link, className)} />;
}

/** A button with the look of a text link. */
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
