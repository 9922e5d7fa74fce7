import type account from '../en/account.json';
import type achievements from '../en/achievements.json';
import type analytics from '../en/analytics.json';
import type auth from '../en/auth.json';
import type charts from '../en/charts.json';
import type customReports from '../en/custom-reports.json';
import type desk from '../en/desk.json';
import type errors from '../en/errors.json';
import type goal from '../en/goal.json';
import type goals from '../en/goals.json';
import type help from '../en/help.json';
import type home from '../en/home.json';
import type imports from '../en/imports.json';
import type insightScreens from '../en/insight-screens.json';
import type insights from '../en/insights.json';
import type lab from '../en/lab.json';
import type landing from '../en/landing.json';
import type manuscript from '../en/manuscript.json';
import type messages from '../en/messages.json';
import type milestones from '../en/milestones.json';
import type momentum from '../en/momentum.json';
import type notifications from '../en/notifications.json';
import type ownWords from '../en/own-words.json';
import type profile from '../en/profile.json';
import type progress from '../en/progress.json';
import type projects from '../en/projects.json';
import type reportExports from '../en/report-exports.json';
import type reports from '../en/reports.json';
import type samples from '../en/samples.json';
import type sessions from '../en/sessions.json';
import type settings from '../en/settings.json';
import type shell from '../en/shell.json';
import type split from '../en/split.json';
import type ui from '../en/ui.json';
import type writingLab from '../en/writing-lab.json';

/**
 * All interface messages by slice, typed from English: an unknown key does not compile. To add a slice, add its English file here and a
 * file of the same name for each locale.
 */
export type Messages = {
  account: typeof account;
  achievements: typeof achievements;
  analytics: typeof analytics;
  auth: typeof auth;
  charts: typeof charts;
  'custom-reports': typeof customReports;
  desk: typeof desk;
  errors: typeof errors;
  goal: typeof goal;
  goals: typeof goals;
  help: typeof help;
  home: typeof home;
  imports: typeof imports;
  'insight-screens': typeof insightScreens;
  insights: typeof insights;
  lab: typeof lab;
  landing: typeof landing;
  manuscript: typeof manuscript;
  messages: typeof messages;
  milestones: typeof milestones;
  momentum: typeof momentum;
  notifications: typeof notifications;
  'own-words': typeof ownWords;
  profile: typeof profile;
  progress: typeof progress;
  projects: typeof projects;
  'report-exports': typeof reportExports;
  reports: typeof reports;
  samples: typeof samples;
  sessions: typeof sessions;
  settings: typeof settings;
  shell: typeof shell;
  split: typeof split;
  ui: typeof ui;
  'writing-lab': typeof writingLab;
};

/** A slice with messages: one file of this name per locale. */
export type MessageSlice = keyof Messages;
