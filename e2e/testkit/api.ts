import { account } from '@longhand/contract/account';
import { achievements } from '@longhand/contract/achievements';
import { auth } from '@longhand/contract/auth';
import { authPasswordless } from '@longhand/contract/auth-passwordless';
import { authRoles } from '@longhand/contract/auth-roles';
import { authSecurity } from '@longhand/contract/auth-security';
import { type Client, createClient, type Transport } from '@longhand/contract/client';
import { goals } from '@longhand/contract/goals';
import { goalImports } from '@longhand/contract/goals-imports';
import { goalMilestones } from '@longhand/contract/goals-milestones';
import { goalMomentum } from '@longhand/contract/goals-momentum';
import { goalSessions } from '@longhand/contract/goals-sessions';
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

/** The public API as one user calls it: the contract's clients over HTTP with their own cookie jar. */
export type Api = {
  account: Client<typeof account>;
  achievements: Client<typeof achievements>;
  auth: Client<typeof auth>;
  goals: Client<typeof goals>;
  home: Client<typeof home>;
  imports: Client<typeof goalImports>;
  insights: Client<typeof insightEndpoints>;
  milestones: Client<typeof goalMilestones>;
  messages: Client<typeof messageEndpoints>;
  momentum: Client<typeof goalMomentum>;
  notifications: Client<typeof notificationEndpoints>;
  ownWords: Client<typeof ownWords>;
  passwordless: Client<typeof authPasswordless>;
  profile: Client<typeof profile>;
  reports: Client<typeof reportEndpoints>;
  projects: Client<typeof projects>;
  roles: Client<typeof authRoles>;
  security: Client<typeof authSecurity>;
  settings: Client<typeof settings>;
  writingLab: Client<typeof writingLab>;
  writingSessions: Client<typeof goalSessions>;
  cookies(): { name: string; value: string }[];
};

/** @param extraHeaders for example a client address for a server that trusts its proxy */
export function createApiClient(origin: string, extraHeaders: Record<string, string> = {}): Api {
  const jar = new Map<string, string>();

  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, {
      ...init,
      headers: {
        ...init.headers,
        ...extraHeaders,
        origin,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }

    return response;
  };

  const transport: Transport = async ({ method, path, body }) => {
    if (!jar.has('XSRF-TOKEN')) await send('/api/auth/me');
    const response = await send(path, {
      method,
      headers: {
        'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

    return { status: response.status, body: await response.json() };
  };

  return {
    account: createClient(account, transport),
    achievements: createClient(achievements, transport),
    auth: createClient(auth, transport),
    goals: createClient(goals, transport),
    home: createClient(home, transport),
    imports: createClient(goalImports, transport),
    insights: createClient(insightEndpoints, transport),
    milestones: createClient(goalMilestones, transport),
    messages: createClient(messageEndpoints, transport),
    momentum: createClient(goalMomentum, transport),
    notifications: createClient(notificationEndpoints, transport),
    ownWords: createClient(ownWords, transport),
    passwordless: createClient(authPasswordless, transport),
    profile: createClient(profile, transport),
    reports: createClient(reportEndpoints, transport),
    projects: createClient(projects, transport),
    roles: createClient(authRoles, transport),
    security: createClient(authSecurity, transport),
    settings: createClient(settings, transport),
    writingLab: createClient(writingLab, transport),
    writingSessions: createClient(goalSessions, transport),
    cookies: () => [...jar].map(([name, value]) => ({ name, value })),
  };
}
