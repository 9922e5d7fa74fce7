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
  dataExportDays: 7,
  dataExportIntervalMinutes: 10,
  invitationDays: 14,
  tokensPerUserMax: 25,
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
  chaptersMax: 2_000,
  tagMax: 40,
  tagsPerItemMax: 20,
  /** Texts per request that organizes, trashes, restores or deletes. */
  samplesPerRequestMax: 100,
  /** Published texts per profile. */
  publishedTextsMax: 100,
  /** Profiles that a user can follow. */
  followedMax: 500,
  /** Files per import. */
  filesPerImportMax: 1_000,
  sessionSecondsMax: 24 * 60 * 60,
  sessionPausesMax: 500,
  milestoneTitleMax: 80,
  milestonesPerGoalMax: 40,
  restLabelMax: 80,
  restDaysMax: 366,
  /** Planned rests per user. */
  plannedRestsMax: 200,
  aboutMax: 2_000,
  /** Rows of a progress file per request. */
  importRowsPerRequestMax: 1_000,
  importReferenceMax: 600,
  fileNameMax: 255,
  websiteMax: 300,
  unitMax: 40,
  amountMax: 1_000_000_000,
  planDaysMax: 3_653,
  weekdayWeightMax: 300,
  planExceptionsMax: 400,
  planPausesMax: 50,
  goalProjectsMax: 50,

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
  /** Reports as PDF. */
  reportFilesPerMinute: 20,
  customReportsMax: 100,
  reportNoteMax: 2_000,
  reportGoalsMax: 50,
  /** Steps of a series in days or weeks. */
  reportStepsMax: 400,
  reportPreviewsPerMinute: 90,
  reportShareDaysMax: 366,
  /** Requests for share links per IP address, so that links cannot be guessed. */
  sharedReportsPerMinute: 60,

  idleVersionMinutes: 30,
  /** The newest versions of a text are kept regardless of age; older ones are thinned out. */
  versionsKept: 100,
  trashDays: 30,
  /** Days between the warning and the permanent deletion of a text in the trash. */
  trashWarningDays: 3,
  /** Concurrent live connections per user; a browser needs one for all its tabs. */
  liveConnectionsMax: 8,
  liveHeartbeatSeconds: 25,
  notificationDays: 365,
  /** The unread count stops here. */
  unreadCountMax: 100,
  snoozeDaysMax: 365,
  /** Browsers per account that receive push notifications. */
  pushDevicesMax: 20,
  mutedObjectsMax: 500,

  messageMax: 10_000,
  messageAttachmentsMax: 10,
  messageEditHours: 24,
  /** Edited texts kept per message. */
  messageEditsMax: 20,
  groupMembersMax: 100,
  /** New conversations per day; in the first week of an account a fifth of it. */
  newConversationsPerDay: 50,
  pinnedConversationsMax: 20,
  pinnedMessagesMax: 50,
  /** Different reactions on a message. */
  reactionsMax: 20,
  blockedMax: 1_000,
  searchMax: 200,
  altTextMax: 1_000,
  attachmentBytesMax: 6_000_000,
  /** Larger than the limit of the file, so that a file somewhat too large gets its own refusal. */
  attachmentBase64Max: 16_000_000,
  /** Attachments of one user together. */
  attachmentQuotaBytes: 500_000_000,
  typingSeconds: 6,
  typingIntervalSeconds: 3,
  /** A user counts as present for this long after the last sign of an open page. */
  presenceSeconds: 90,
  /** Messages that a stranger can send before the request is accepted. */
  requestMessagesMax: 3,
  messagesPerMinute: 60,
  attachmentsPerMinute: 30,
  reportsPerMinute: 10,
  /** Messages stored with a report, before and after the reported one each. */
  reportContextMax: 10,
  /** People found by one search. */
  peopleFoundMax: 20,

  /** Own words per user: dictionary, ignored words and house rules together. */
  ownWordsMax: 20_000,
  ownWordsPerRequestMax: 400,
  /** Bytes of an imported word list. */
  ownWordsFileBytesMax: 2_000_000,
  ownWordMax: 120,
  ownWordNoteMax: 200,
  ownWordReplacementsMax: 8,

  /** Rates per 1,000 words are not shown for shorter texts, where they are mostly chance. */
  rateWordsMin: 100,

  styleTargetsMax: 50,
  styleTargetTextsMax: 200,

  /** Days of an insights query: a hundred years. */
  insightDaysMax: 36_525,
  insightProjectsMax: 50,
  trendReportsMax: 100,
  /** Exports of a user that are not yet deleted, and the days until they are. */
  exportsMax: 10,
  exportDays: 7,
  annotationMax: 80,
  annotationsMax: 2_000,

  pageSize: 25,
  pageSizeMax: 100,
  /** Full-text searches per user. */
  searchesPerMinute: 40,
  /** Name searches per user across goals, texts, projects and people; one per typing pause. */
  nameSearchesPerMinute: 90,
  nameSearchMax: 100,
  /** Results of each kind per reply. */
  nameSearchResultsMax: 8,

  /** Limits of the grammar check: UTF-16 characters and paragraphs per request, and requests per user. */
  grammarCharactersMax: 15_000,
  grammarParagraphsMax: 200,
  grammarChecksPerMinute: 60,
} as const;
