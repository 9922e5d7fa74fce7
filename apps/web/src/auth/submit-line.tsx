import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './form.module.css';

type SubmitLineProps = { error: string | null; isPending: boolean; children: ReactNode };

/** The end of a form: what went wrong with the last try, and the button for the next. */
export function SubmitLine({ error, isPending, children }: SubmitLineProps) {
  return (
    <>
      <p className={styles.failure} role="alert">
        {error}
      </p>
      <Button type="submit" variant="primary" wide loading={isPending}>
        {children}
      </Button>
    </>
  );
}
