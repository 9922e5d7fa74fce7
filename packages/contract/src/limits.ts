/** Business constants of the product, in one place. Durations say their unit in the name. */
export const limits = {
  apiTimeoutMs: 30_000,
  offlineRetryMs: 30_000,
  offlineRetries: 3,
  toastMs: 2_000,

  passwordMin: 8,
  passwordMax: 256,

  codeDigits: 6,
  codeMinutes: 10,
  codeAttempts: 5,
  codeResendSeconds: 60,
  codesPerHour: 5,
  codesPerDay: 10,
  resetLinkMinutes: 30,

  /** Between asking that an account be erased and its erasure. */
  graceDays: 14,
  dataCopyDays: 7,
  dataCopyPauseMinutes: 10,
  invitationDays: 14,
  tokensOfOne: 25,
  tokenDaysMax: 366,

  nameMax: 100,
  emailMax: 254,
  titleMax: 200,
  goalTitleMax: 120,
  goalDescriptionMax: 2_000,
  noteMax: 500,
  projectDescriptionMax: 2_000,
  projectsMax: 500,
  synopsisMax: 2_000,
  chapterNotesMax: 20_000,
  /** Chapters of one project that a list shows. */
  chaptersMost: 2_000,
  tagMax: 40,
  tagsOfOne: 20,
  /** Texts that one request arranges, trashes, restores or erases. */
  samplesAtOnce: 100,
  /** Texts that one profile shows. */
  publishedMost: 100,
  /** Files that one import takes. */
  filesAtOnce: 1_000,
  sessionSecondsMax: 24 * 60 * 60,
  sessionStretchesMost: 500,
  milestoneTitleMax: 80,
  milestonesOfGoal: 40,
  restLabelMax: 80,
  restDaysMax: 366,
  /** Stretches of planned rest of one writer. */
  restsOfOne: 200,
  aboutMax: 2_000,
  /** Rows of a file of progress that one request brings. */
  importRowsAtOnce: 1_000,
  importReferenceMax: 600,
  fileNameMax: 255,
  websiteMax: 300,
  unitMax: 40,
  amountMax: 1_000_000_000,
  planDaysMax: 3_653,
  weekdayWeightMax: 300,
  planExceptionsMost: 400,
  planPausesMost: 50,
  goalProjectsMost: 50,

  /** Bytes of one text in UTF-8: 1.4 million words of English, 2.6 million characters of Chinese. */
  textBytesMax: 8_000_000,
  /** Bytes of a request's body; one that brings a text may be larger, since JSON doubles quotes and line ends. */
  bodyBytes: 256 * 1024,
  textBodyBytes: 2 * 8_000_000 + 256 * 1024,

  /** Of a picture as it is sent, and of either of its sides. */
  pictureBytesMax: 2 * 1024 * 1024,
  pictureSideMax: 4_096,
  /** In base64, which takes four characters for three bytes. */
  pictureBodyBytes: 3 * 1024 * 1024,
  picturesPerMinute: 10,

  idleVersionMinutes: 30,
  /** So many of the newest versions of a text stay whatever their age; older ones are thinned out. */
  versionsKept: 100,
  trashDays: 30,
  /** A text is erased for good only so long after its writer was told. */
  trashWarningDays: 3,
  /** Open at once by one person; a browser needs one, however many tabs it has. */
  liveConnections: 8,
  liveBeatSeconds: 25,
  notificationDays: 365,
  /** The unread figure stops here: beyond it nobody counts. */
  unreadMost: 100,

  /** Own words of one writer: dictionary, ignored and house rules together. */
  ownWordsMax: 20_000,
  ownWordsAtOnce: 400,
  /** Of a file of words. */
  ownWordsFileBytes: 2_000_000,
  ownWordMax: 120,
  ownWordNoteMax: 200,
  ownWordReplacements: 8,

  /** Below so many words a rate for every 1,000 is chance: no text has one anywhere. */
  rateWordsLeast: 100,

  styleTargets: 50,
  styleTargetTexts: 200,

  pageSize: 25,
  pageSizeMax: 100,
  /** Of one person, through the words of their texts. */
  searchesPerMinute: 40,
  /** Of one person, by name across goals, texts, projects and people: each pause while typing is one. */
  nameSearchesPerMinute: 90,
  nameSearchMax: 100,
  /** Of each kind in one answer. */
  namesFound: 8,

  /** Of what goes to the operator's grammar checker at once, in characters (UTF-16) and paragraphs, and how often for one person. */
  grammarCharactersAtOnce: 15_000,
  grammarParagraphsAtOnce: 200,
  grammarChecksPerMinute: 60,
} as const;
