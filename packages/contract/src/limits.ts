/** Business constants. Names include the unit of durations. */
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

  /** Between the deletion request and the deletion of an account. */
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
  /** Chapters listed per project. */
  chaptersMost: 2_000,
  tagMax: 40,
  tagsOfOne: 20,
  /** Texts per request that organizes, trashes, restores or deletes. */
  samplesAtOnce: 100,
  /** Published texts per profile. */
  publishedMost: 100,
  /** Files per import. */
  filesAtOnce: 1_000,
  sessionSecondsMax: 24 * 60 * 60,
  sessionStretchesMost: 500,
  milestoneTitleMax: 80,
  milestonesOfGoal: 40,
  restLabelMax: 80,
  restDaysMax: 366,
  /** Planned rests per user. */
  restsOfOne: 200,
  aboutMax: 2_000,
  /** Rows of a progress file per request. */
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

  /** Bytes of a text in UTF-8: about 1.4 million English words or 2.6 million Chinese characters. */
  textBytesMax: 8_000_000,
  /** Bytes of a request body. Bodies with a text are larger because JSON escapes quotes and line breaks. */
  bodyBytes: 256 * 1024,
  textBodyBytes: 2 * 8_000_000 + 256 * 1024,

  /** Bytes of an uploaded image, and pixels of each side. */
  pictureBytesMax: 2 * 1024 * 1024,
  pictureSideMax: 4_096,
  /** In base64, which needs four characters for three bytes. */
  pictureBodyBytes: 3 * 1024 * 1024,
  picturesPerMinute: 10,

  idleVersionMinutes: 30,
  /** The newest versions of a text are kept regardless of age; older ones are thinned out. */
  versionsKept: 100,
  trashDays: 30,
  /** Days between the warning and the permanent deletion of a text in the trash. */
  trashWarningDays: 3,
  /** Concurrent live connections per user; a browser needs one for all its tabs. */
  liveConnections: 8,
  liveBeatSeconds: 25,
  notificationDays: 365,
  /** The unread count stops here. */
  unreadMost: 100,

  /** Own words per user: dictionary, ignored words and house rules together. */
  ownWordsMax: 20_000,
  ownWordsAtOnce: 400,
  /** Bytes of an imported word list. */
  ownWordsFileBytes: 2_000_000,
  ownWordMax: 120,
  ownWordNoteMax: 200,
  ownWordReplacements: 8,

  /** Rates per 1,000 words are not shown for shorter texts, where they are mostly chance. */
  rateWordsLeast: 100,

  styleTargets: 50,
  styleTargetTexts: 200,

  pageSize: 25,
  pageSizeMax: 100,
  /** Full-text searches per user. */
  searchesPerMinute: 40,
  /** Name searches per user across goals, texts, projects and people; one per typing pause. */
  nameSearchesPerMinute: 90,
  nameSearchMax: 100,
  /** Results of each kind per reply. */
  namesFound: 8,

  /** Limits of the grammar check: UTF-16 characters and paragraphs per request, and requests per user. */
  grammarCharactersAtOnce: 15_000,
  grammarParagraphsAtOnce: 200,
  grammarChecksPerMinute: 60,
} as const;
