import type { SessionUser } from '@longhand/contract/auth';
import type { Preferences } from '@longhand/contract/settings';
import { usualPreferences } from '@longhand/contract/usual-preferences';
import type { DocumentKind } from '@longhand/contract/values';
import { session, useUser } from './session.ts';

/** What somebody has chosen, as it came with the session; what was not said is as usual. */
export function preferencesOf(user: Pick<SessionUser, 'preferences'> | null): Preferences {
  return { ...usualPreferences, ...user?.preferences };
}

/** The preferences of the person signed in, followed. */
export function usePreferences(): Preferences {
  return preferencesOf(useUser());
}

/** What a new text is taken for. */
export function useUsualKind(): DocumentKind {
  return usePreferences().documentKind;
}

/** Whether new texts are kept in this browser alone. */
export function useTextsHere(): boolean {
  return usePreferences().textsHere;
}

/** Keeps the editor in the chosen hand and width: `ui/tokens.css` makes variables of it, which the editor is drawn with. */
export function showEditorLook(): void {
  const show = () => {
    const { editorFont, editorWidth } = preferencesOf(session.state.get().user);
    Object.assign(document.documentElement.dataset, { editorFont, editorWidth });
  };

  show();
  session.state.subscribe(show);
}
