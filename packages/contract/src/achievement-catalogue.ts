export const achievementGroups = [
  'beginnings',
  'amount',
  'time',
  'rhythm',
  'goals',
  'craft',
] as const;
export type AchievementGroup = (typeof achievementGroups)[number];

type AchievementDefinition = {
  group: AchievementGroup;
  /** Thresholds, one per tier. They grow geometrically, so that later tiers are further apart. */
  tiers: readonly number[];
  /** Hidden until it is earned. */
  isHidden?: true;
  /** Based on streaks: hidden from users who turned streaks off. */
  isStreak?: true;
};

/** All achievements and their public criteria. Only those that can be earned with the existing features. */
export const achievementCatalogue = {
  first_words: { group: 'beginnings', tiers: [1] },
  first_goal: { group: 'beginnings', tiers: [1] },
  first_session: { group: 'beginnings', tiers: [1] },
  first_sprint: { group: 'beginnings', tiers: [1] },
  first_text: { group: 'beginnings', tiers: [1] },
  first_project: { group: 'beginnings', tiers: [1] },
  importer: { group: 'beginnings', tiers: [1] },

  day_words: { group: 'amount', tiers: [500, 1_000, 1_667, 3_000, 5_000] },
  month_words: { group: 'amount', tiers: [50_000] },
  total_words: {
    group: 'amount',
    tiers: [1_000, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000],
  },
  total_characters: { group: 'amount', tiers: [10_000, 50_000, 100_000, 500_000, 1_000_000] },
  total_pages: { group: 'amount', tiers: [100, 500] },

  hours: { group: 'time', tiers: [10, 50, 100, 500, 1_000] },
  sprints: { group: 'time', tiers: [25, 100] },
  swift: { group: 'time', tiers: [10] },
  deep_focus: { group: 'time', tiers: [10] },
  marathon: { group: 'time', tiers: [1] },
  early_bird: { group: 'time', tiers: [10] },
  lunch_break: { group: 'time', tiers: [10] },
  night_owl: { group: 'time', tiers: [10] },

  streak: { group: 'rhythm', tiers: [3, 7, 14, 30, 60, 100, 200, 365], isStreak: true },
  writing_days: { group: 'rhythm', tiers: [30, 100, 365, 1_000] },
  perfect_week: { group: 'rhythm', tiers: [1], isStreak: true },
  perfect_month: { group: 'rhythm', tiers: [1], isStreak: true },
  weekend_writer: { group: 'rhythm', tiers: [4] },
  rest_well: { group: 'rhythm', tiers: [1] },
  comeback: { group: 'rhythm', tiers: [1] },
  momentum: { group: 'rhythm', tiers: [75, 90] },
  anniversary: { group: 'rhythm', tiers: [1, 2, 3, 5, 10] },

  goals_completed: { group: 'goals', tiers: [1, 5, 10, 25] },
  milestones: { group: 'goals', tiers: [10, 50] },
  planner: { group: 'goals', tiers: [21] },
  right_on_plan: { group: 'goals', tiers: [10] },
  early_finish: { group: 'goals', tiers: [1] },
  photo_finish: { group: 'goals', tiers: [1] },
  fresh_start: { group: 'goals', tiers: [1] },
  stretch: { group: 'goals', tiers: [1] },
  honest_exit: { group: 'goals', tiers: [1] },

  texts: { group: 'craft', tiers: [25] },
  style_shift: { group: 'craft', tiers: [6] },
  polyglot: { group: 'craft', tiers: [2] },
  many_hats: { group: 'craft', tiers: [3] },
  finisher: { group: 'craft', tiers: [1] },
  reflective: { group: 'craft', tiers: [20] },
  mood_month: { group: 'craft', tiers: [20] },
  editor: { group: 'craft', tiers: [5] },
  palindrome: { group: 'craft', tiers: [1], isHidden: true },
} as const satisfies Record<string, AchievementDefinition>;

export type AchievementCode = keyof typeof achievementCatalogue;

export const achievementCodes = Object.keys(achievementCatalogue) as AchievementCode[]; // Object.keys returns string[]

/** The definition of an achievement, without the literal type of its code. */
export function achievementDefinition(code: AchievementCode): AchievementDefinition {
  return achievementCatalogue[code];
}
