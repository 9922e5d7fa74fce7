import '@mantine/core/styles/default-css-variables.layer.css';
import { textDirection } from '@longhand/locales';
import { createTheme, DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { initialState } from '../platform/initial-state.ts';
import { localeState } from '../platform/locale.ts';
import { useStore } from '../platform/store.ts';
import { theme } from '../platform/theme.ts';
import './mantine-tokens.css';

const mantineTheme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  defaultRadius: 8,
  respectReducedMotion: true,
  cursorType: 'pointer',
});

/**
 * Provides Mantine for overlays (dialogs, menus, calendar, toasts). Its colors are bound to our CSS variables and its inline styles carry
 * the CSP nonce. The direction is passed as a prop, so a change of language keeps the state of every screen.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const scheme = useStore(theme.scheme);
  const { locale } = useStore(localeState);
  const direction = textDirection(locale);

  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={scheme}
      withGlobalClasses={false}
      {...(initialState.nonce === undefined ? {} : { getStyleNonce })}
    >
      <DirectionProvider initialDirection={direction}>{children}</DirectionProvider>
    </MantineProvider>
  );
}

const getStyleNonce = () => initialState.nonce ?? '';

// The scroll lock of dialogs adds its own style element and reads the nonce from this global.
Object.assign(globalThis, { __webpack_nonce__: initialState.nonce });
