/** `app` is the list and its badge, `email` an email, `push` a notification of the browser or the system (Web Push). */
export const notificationChannels = ['app', 'email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Users choose channels per category. The order is that of the settings. */
export const notificationCategories = [
  'messages',
  'reminders',
  'goals',
  'achievements',
  'texts',
  'following',
  'reports',
  'account',
  'security',
] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

export type CategoryRules = {
  /** Channels that are on until the user turns them off. */
  defaults: readonly NotificationChannel[];
  /** Channels that are always on. */
  locked: readonly NotificationChannel[];
  /** Whether its emails may wait for the daily or weekly summary. */
  isDigestible: boolean;
  /** Whether emails and push notifications wait until quiet hours end. Reminders come at a time that the user chose. */
  respectsQuietHours: boolean;
  /** How long an email waits for the notification to be read in the app. */
  emailDelayMinutes: number;
};

/**
 * The rules of each category. A sign-in from a new browser is always listed and emailed: an intruder with access to the list could hide it
 * there.
 */
export const categoryRules: Record<NotificationCategory, CategoryRules> = {
  messages: {
    defaults: ['app', 'email', 'push'],
    locked: [],
    isDigestible: false,
    respectsQuietHours: true,
    emailDelayMinutes: 10,
  },
  reminders: {
    defaults: ['app', 'email', 'push'],
    locked: [],
    isDigestible: false,
    respectsQuietHours: false,
    emailDelayMinutes: 0,
  },
  goals: {
    defaults: ['app'],
    locked: [],
    isDigestible: true,
    respectsQuietHours: true,
    emailDelayMinutes: 0,
  },
  achievements: {
    defaults: ['app'],
    locked: [],
    isDigestible: true,
    respectsQuietHours: true,
    emailDelayMinutes: 0,
  },
  texts: {
    defaults: ['app'],
    locked: [],
    isDigestible: false,
    respectsQuietHours: true,
    emailDelayMinutes: 0,
  },
  following: {
    defaults: ['app'],
    locked: [],
    isDigestible: true,
    respectsQuietHours: true,
    emailDelayMinutes: 0,
  },
  reports: {
    defaults: ['app', 'email'],
    locked: [],
    isDigestible: false,
    respectsQuietHours: true,
    emailDelayMinutes: 0,
  },
  account: {
    defaults: ['app', 'email'],
    locked: [],
    isDigestible: false,
    respectsQuietHours: true,
    emailDelayMinutes: 0,
  },
  security: {
    defaults: ['app', 'email', 'push'],
    locked: ['app', 'email'],
    isDigestible: false,
    respectsQuietHours: false,
    emailDelayMinutes: 0,
  },
};

/** Types of objects that notifications are about and that users can mute. */
export const notificationObjectTypes = ['goal', 'conversation', 'profile'] as const;
export type NotificationObjectType = (typeof notificationObjectTypes)[number];
export type NotificationObject = { type: NotificationObjectType; id: string };

export const notificationKinds = [
  'welcome',
  'goal_reached',
  'milestone_reached',
  'achievement',
  'goal_reminder',
  'goal_overdue',
  'new_sign_in',
  'trash_soon_erased',
  'text_published',
  'data_ready',
  'report_ready',
  'export_ready',
  'message_received',
  'message_request',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

type KindRules = {
  category: NotificationCategory;
  /** False for a kind that is only listed, on whatever channels its category has. */
  isSent: boolean;
  /** Where a notification without an object links to. */
  path: `/app/${string}`;
};

/** All kinds of notifications. A slice names its kinds in its manifest and sends no others. */
export const notificationCatalogue: Record<NotificationKind, KindRules> = {
  welcome: { category: 'account', isSent: false, path: '/app/writing-lab/analyzer?new=1' },
  goal_reached: { category: 'goals', isSent: true, path: '/app/goals' },
  milestone_reached: { category: 'goals', isSent: true, path: '/app/goals/milestones' },
  achievement: { category: 'achievements', isSent: true, path: '/app/achievements' },
  goal_reminder: { category: 'reminders', isSent: true, path: '/app/goals' },
  goal_overdue: { category: 'reminders', isSent: true, path: '/app/goals/active' },
  new_sign_in: { category: 'security', isSent: true, path: '/app/settings/security' },
  trash_soon_erased: {
    category: 'texts',
    isSent: true,
    path: '/app/writing-lab/samples?trash=yes',
  },
  text_published: { category: 'following', isSent: true, path: '/app/notifications' },
  data_ready: { category: 'account', isSent: true, path: '/app/settings/privacy' },
  report_ready: { category: 'reports', isSent: true, path: '/app/reports' },
  export_ready: { category: 'reports', isSent: true, path: '/app/reports/export' },
  message_received: { category: 'messages', isSent: true, path: '/app/messages' },
  message_request: { category: 'messages', isSent: true, path: '/app/messages' },
};

/** The path that a notification links to: that of its object, otherwise that of its kind. */
export function notificationPath({
  kind,
  object,
}: {
  kind: NotificationKind;
  object: NotificationObject | null;
}): `/app/${string}` {
  return object === null ? notificationCatalogue[kind].path : objectPaths[object.type](object.id);
}

const objectPaths: Record<NotificationObjectType, (id: string) => `/app/${string}`> = {
  goal: (id) => `/app/goals/${id}`,
  conversation: (id) => `/app/messages?c=${id}`,
  profile: (id) => `/app/profile/${id}`,
};
