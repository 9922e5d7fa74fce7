import type { ScreenPath } from '@longhand/contract/routes';
import type { Messages } from '@longhand/locales';

export type HelpTopic = keyof Messages['help']['topics'];

/** The help topic of each screen. */
const topics: Partial<Record<ScreenPath, HelpTopic>> = {
  '/auth/login': 'signIn',
  '/auth/verify': 'signIn',
  '/auth/callback': 'signIn',
  '/auth/spotify-callback': 'signIn',
  '/auth/accept-invitation': 'account',
  '/auth/setup-account': 'account',
  '/auth/waitlist-verify': 'account',
  '/auth/forgot-password': 'signIn',
  '/auth/reset-password': 'signIn',
  '/auth/signup': 'account',
  '/app': 'today',
  '/app/writing-lab': 'lab',
  '/app/writing-lab/analyzer': 'analyzer',
  '/app/writing-lab/samples': 'samples',
  '/app/writing-lab/projects': 'manuscript',
  '/app/writing-lab/project/:id': 'manuscript',
  '/app/writing-lab/batch': 'batch',
  '/app/writing-lab/mindset': 'mindset',
  '/app/writing-lab/evolution': 'evolution',
  '/app/writing-lab/progress': 'progress',
  '/app/writing-lab/psycho': 'psycho',
  '/app/writing-lab/style': 'style',
  '/app/goals': 'goals',
  '/app/goals/active': 'goals',
  '/app/goals/sessions': 'goals',
  '/app/goals/imports': 'goals',
  '/app/goals/completed': 'goals',
  '/app/goals/abandoned': 'goals',
  '/app/goals/archived': 'goals',
  '/app/goals/:id': 'goal',
  '/app/goals/create': 'newGoal',
  '/app/goals/momentum': 'momentum',
  '/app/goals/milestones': 'milestones',
  '/app/goals/analytics': 'goalAnalytics',
  '/app/insights': 'insights',
  '/app/insights/analytics': 'insights',
  '/app/insights/progress': 'insights',
  '/app/insights/sentiment': 'insights',
  '/app/insights/temporal': 'insights',
  '/app/insights/trends': 'insightTrends',
  '/app/reports': 'reports',
  '/app/reports/custom': 'customReports',
  '/app/reports/export': 'reportExports',
  '/app/reports/monthly': 'reports',
  '/app/reports/weekly': 'reports',
  '/app/achievements': 'achievements',
  '/app/messages': 'messages',
  '/app/notifications': 'notifications',
  '/app/profile/:id': 'profile',
  '/app/settings': 'accountSettings',
  '/app/settings/security': 'security',
  '/app/settings/privacy': 'privacy',
  '/app/settings/integrations': 'tokens',
  '/app/settings/notifications': 'notificationSettings',
  '/app/settings/preferences': 'preferences',
};

/** All topics, in screen order. */
export const helpTopics: readonly HelpTopic[] = [...new Set(Object.values(topics))];

export function helpTopicOf(path: string | undefined): HelpTopic | null {
  return topics[path as ScreenPath] ?? null; // other paths have no topic
}
