import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { showToast } from '../platform/toasts.ts';

type ModuleLoader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component loaded on first use. If loading fails, a toast is shown and the rest of the screen stays; rendering it again retries.
 *
 * @param quiet suppresses the toast, for components that the user did not request
 * @example const Palette = lazyComponent(() => import('./palette.tsx'));
 */
export function lazyComponent<Props extends object>(
  load: ModuleLoader<Props>,
  { quiet = false } = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const loadComponent = async () => {
    loaded ??= (await load()).default;

    return loaded;
  };

  function LazyComponent({ fallback = null, onFailure, ...props }: Props & LazyProps) {
    const [Component, setComponent] = useState(() => loaded);

    useEffect(() => {
      let isUnmounted = false;
      const handleFailure = () => {
        if (isUnmounted) return;
        if (!quiet) showToast({ type: 'error', text: 'ui.partFailed' });
        onFailure?.();
      };
      if (Component === undefined) {
        loadComponent().then((part) => isUnmounted || setComponent(() => part), handleFailure);
      }

      return () => {
        isUnmounted = true;
      };
    }, [Component, onFailure]);

    return Component === undefined ? fallback : <Component {...(props as Props & object)} />; // the remaining props are the component's own
  }

  /** Preloads the component; a failure is reported when it is rendered. */
  LazyComponent.preload = () => void loadComponent().catch(() => undefined);

  return LazyComponent;
}

type LazyProps = {
  /** Shown until the component has loaded. */
  fallback?: ReactNode;
  onFailure?: () => void;
};
