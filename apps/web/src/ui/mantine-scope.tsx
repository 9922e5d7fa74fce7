import '@mantine/core/styles/default-css-variables.layer.css';
import { directionOf } from '@longhand/locales';
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
 * Whatever floats (dialogs, menus, calendar, toasts) comes from Mantine and stands below this. Its colours are
 * bound to our own variables, and its inline styles carry the nonce of the page. It follows the direction that the page
 * is given, so that a change of language leaves every screen, and what was typed into it, where it stands.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const scheme = useStore(theme.scheme);
  const { locale } = useStore(localeState);
  const direction = directionOf(locale);

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

// The scroll lock of dialogs adds a style of its own and asks for the nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: initialState.nonce });
