import type { SessionUser } from '@longhand/contract/auth';
import { defaultPreferences } from '@longhand/contract/default-preferences';
import type { Preferences } from '@longhand/contract/settings';
import type { DocumentKind } from '@longhand/contract/values';
import { session, useUser } from './session.ts';

/** Preferences from the session, with defaults. */
export function preferencesOf(user: Pick<SessionUser, 'preferences'> | null): Preferences {
  return { ...defaultPreferences, ...user?.preferences };
}

/** Preferences of the signed-in user. */
export function usePreferences(): Preferences {
  return preferencesOf(useUser());
}

/** Default kind of a new text. */
export function useDefaultDocumentKind(): DocumentKind {
  return usePreferences().documentKind;
}

/** Whether new texts are stored only in this browser. */
export function useDeviceOnlyTexts(): boolean {
  return usePreferences().textsHere;
}

/** Applies the editor font and width; `ui/tokens.css` maps them to variables. */
export function applyEditorAppearance(): void {
  const show = () => {
    const { editorFont, editorWidth } = preferencesOf(session.state.get().user);
    Object.assign(document.documentElement.dataset, { editorFont, editorWidth });
  };

  show();
  session.state.subscribe(show);
}
