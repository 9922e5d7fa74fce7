import type { SessionUser } from '@longhand/contract/auth';
import type { ExternalProvider } from '@longhand/contract/auth-external';
import type { Plans } from '@longhand/contract/plans';

/** What the server writes into the page, so that nothing has to be asked for before the first paint. */
export type InitialState = {
  user?: SessionUser | null;
  version?: string;
  plans?: Plans;
  signupMode?: 'open' | 'waitlist' | 'invitation' | 'closed';
  /** Those that this installation is set up for. */
  externalProviders?: ExternalProvider[];
  /** The operator runs a grammar checker that writers may have their texts read by. */
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
    return {}; // a page served without the block, as by the development server
  }
}
