import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './form.module.css';

type SubmitLineProps = { error: string | null; isPending: boolean; children: ReactNode };

/** The end of a form: the error of the last attempt and the submit button. */
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
