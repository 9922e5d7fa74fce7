import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { showToast } from '../platform/toasts.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part that is fetched when it is first wanted. If it can not be, a toast says so and everything else stays as it is:
 * wanting it again tries again. A screen must not break because a dialog of it did not come.
 *
 * @param quiet leaves out the toast, for what nobody asked for
 * @example const Palette = later(() => import('./palette.tsx'));
 */
export function later<Props extends object>(load: Load<Props>, { quiet = false } = {}) {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= (await load()).default;

    return loaded;
  };

  function Later({ waiting = null, onFailure, ...props }: Props & Waiting) {
    const [Part, setPart] = useState(() => loaded);

    useEffect(() => {
      let isLeft = false;
      const fail = () => {
        if (isLeft) return;
        if (!quiet) showToast({ type: 'error', text: 'ui.partFailed' });
        onFailure?.();
      };
      if (Part === undefined) {
        fetchPart().then((part) => isLeft || setPart(() => part), fail);
      }

      return () => {
        isLeft = true;
      };
    }, [Part, onFailure]);

    return Part === undefined ? waiting : <Part {...(props as Props & object)} />; // what is left are the part's own
  }

  /** Fetches it ahead; a failure shows when the part is wanted. */
  Later.prepare = () => void fetchPart().catch(() => undefined);

  return Later;
}

type Waiting = {
  /** Stands in its place until it is here. */
  waiting?: ReactNode;
  onFailure?: () => void;
};
