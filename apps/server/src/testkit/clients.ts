import { account } from '@longhand/contract/account';
import { achievements } from '@longhand/contract/achievements';
import { auth } from '@longhand/contract/auth';
import { authEmail } from '@longhand/contract/auth-email';
import { authExternal } from '@longhand/contract/auth-external';
import { authInvitations } from '@longhand/contract/auth-invitations';
import { authPasskeys } from '@longhand/contract/auth-passkeys';
import { authPassword } from '@longhand/contract/auth-password';
import { authPasswordless } from '@longhand/contract/auth-passwordless';
import { authRoles } from '@longhand/contract/auth-roles';
import { authSecurity } from '@longhand/contract/auth-security';
import { authSessions } from '@longhand/contract/auth-sessions';
import { authTokens } from '@longhand/contract/auth-tokens';
import { authWaitlist } from '@longhand/contract/auth-waitlist';
import { createClient, type Transport } from '@longhand/contract/client';
import { goals } from '@longhand/contract/goals';
import { goalAnalytics } from '@longhand/contract/goals-analytics';
import { goalCalendar } from '@longhand/contract/goals-calendar';
import { goalImports } from '@longhand/contract/goals-imports';
import { goalMilestones } from '@longhand/contract/goals-milestones';
import { goalMomentum } from '@longhand/contract/goals-momentum';
import { goalSessions } from '@longhand/contract/goals-sessions';
import { grammar } from '@longhand/contract/grammar';
import { home } from '@longhand/contract/home';
import { insightEndpoints } from '@longhand/contract/insights-all';
import { messageEndpoints } from '@longhand/contract/messages-all';
import { notificationEndpoints } from '@longhand/contract/notifications-all';
import { ownWords } from '@longhand/contract/own-words';
import { profile } from '@longhand/contract/profile';
import { projects } from '@longhand/contract/projects';
import { reportEndpoints } from '@longhand/contract/reports-all';
import { settings } from '@longhand/contract/settings';
import { writingLab } from '@longhand/contract/writing-lab';
import { createCsrfToken } from '../platform/http/csrf-token.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { TestUser } from './build-user.ts';
import type { TestServer } from './server.ts';

export type Clients = ReturnType<typeof createClients>;

/** Typed clients for all slices, as in the web app. */
export function createClients(transport: Transport) {
  return {
    account: createClient(account, transport),
    auth: createClient(auth, transport),
    external: createClient(authExternal, transport),
    invitations: createClient(authInvitations, transport),
    roles: createClient(authRoles, transport),
    waitlist: createClient(authWaitlist, transport),
    tokens: createClient(authTokens, transport),
    passwordless: createClient(authPasswordless, transport),
    passkeys: createClient(authPasskeys, transport),
    address: createClient(authEmail, transport),
    security: createClient(authSecurity, transport),
    sessions: createClient(authSessions, transport),
    password: createClient(authPassword, transport),
    goals: createClient(goals, transport),
    calendar: createClient(goalCalendar, transport),
    goalImports: createClient(goalImports, transport),
    achievements: createClient(achievements, transport),
    analytics: createClient(goalAnalytics, transport),
    milestones: createClient(goalMilestones, transport),
    momentum: createClient(goalMomentum, transport),
    writingSessions: createClient(goalSessions, transport),
    grammar: createClient(grammar, transport),
    home: createClient(home, transport),
    insights: createClient(insightEndpoints, transport),
    messages: createClient(messageEndpoints, transport),
    notifications: createClient(notificationEndpoints, transport),
    ownWords: createClient(ownWords, transport),
    projects: createClient(projects, transport),
    profile: createClient(profile, transport),
    reports: createClient(reportEndpoints, transport),
    settings: createClient(settings, transport),
    writingLab: createClient(writingLab, transport),
  };
}

/** Clients without a session. */
export function visitorClients({ app }: TestServer): Clients {
  return createClients(openBrowser(app).transport);
}

/** Clients of a signed-in user: `(await clientsFor(server, ann)).goals.create({ … })`. */
export async function clientsFor(server: TestServer, user: TestUser): Promise<Clients> {
  return createClients((await signedInBrowser(server, user)).transport);
}

/** A browser signed in as the user, for requests that no client makes. */
export async function signedInBrowser(
  { app, services }: TestServer,
  user: TestUser,
  { hasSecondFactor = true } = {},
): Promise<Browser> {
  const browser = openBrowser(app);
  const session = await services.sessions.create(services.db, {
    userId: user.id,
    remembered: true,
    method: 'password',
    hasSecondFactor,
    ipPrefix: '127.0.0.0/24',
    place: null,
    userAgent: 'a test',
  });
  browser.cookies.set('sid', session.value);
  browser.cookies.set('XSRF-TOKEN', createCsrfToken(services.sign, session.id));

  return browser;
}
