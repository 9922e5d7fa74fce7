import type { SessionUser } from '@longhand/contract/auth';
import type { ExternalProvider } from '@longhand/contract/auth-external';
import type { Plans } from '@longhand/contract/plans';

/** State that the server renders into the page, so that the first paint needs no request. */
export type InitialState = {
  user?: SessionUser | null;
  version?: string;
  plans?: Plans;
  signupMode?: 'open' | 'waitlist' | 'invitation' | 'closed';
  /** Providers configured on this server. */
  externalProviders?: ExternalProvider[];
  /** A grammar server is configured. */
  hasGrammarServer?: boolean;
  nonce?: string;
  supportEmail?: string;
  apiUrl?: string;
  iconsFallbackUrl?: string;
};

export const initialState: InitialState = readInitialState();

function readInitialState(): InitialState {
  if (typeof document === 'undefined') return {};

  try {
    return JSON.parse(document.getElementById('initial-state')?.textContent || '{}');
  } catch {
    return {}; // missing on pages of the development server
  }
}
