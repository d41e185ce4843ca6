// Limits of the server: what one request, one account or one network may use. docs/limits.md explains each.
import { ADMIN_PASSWORD_MIN_LENGTH, PUBLIC_CHANGES_PER_MINUTE } from '../contract/limits.ts';

const KB = 1024;
const MB = 1024 * KB;

/** All limits, with the unit in the name. Code that enforces a limit reads it here and declares none of its own. */
export const LIMITS = {
  /** Body of a call that declares no limit of its own. */
  bodyBytes: 32 * KB,
  /** Nesting depth of arrays and objects in a JSON body. */
  jsonDepth: 20,
  /** Values of a JSON body, including keys. */
  jsonValues: 5_000,
  /** All text fields of a form together. */
  formTextBytes: 512 * KB,
  formFieldNames: 40,
  formFieldValues: 200,
  /** Forms of one account that are received at the same time. */
  openFormsPerAccount: 8,
  /** Bytes of a form in memory while its files are written to disk, without its texts. */
  formBufferBytes: 64 * KB,
  /** Bytes of request bodies in memory, for the process and per network. */
  bodyBytesInFlight: 64 * MB,
  bodyBytesInFlightPerNetwork: 48 * MB,
  /** Bytes of replies that clients have not received yet, for the process and per network. */
  replyBytesInFlight: 96 * MB,
  replyBytesInFlightPerNetwork: 64 * MB,
  /** Replies smaller than this fit a socket's buffer and are not counted. */
  countedReplyBytes: 16 * KB,
  /** Open connections, for the process and per network; the latter only if clients connect directly, without a proxy. */
  connections: 12_000,
  connectionsPerNetwork: 1_500,
  /** Clients that send or receive more slowly than this over the window are disconnected. */
  minBytesPerSecond: 1 * KB,
  slowWindowMs: 30_000,
  /** From the first byte of a request to the end of its headers. */
  headersMs: 30_000,
  /** Field errors in one reply, and characters of each field name. */
  fieldErrors: 50,
  fieldNameChars: 100,
  /** Retry-After of replies that refuse a request for lack of capacity, in seconds. */
  retryAfterSeconds: 5,
  /** Life of a session without use and in all, of admins and of everybody else. */
  adminSessionIdleHours: 8,
  adminSessionHours: 24,
  sessionIdleDays: 30,
  sessionDays: 180,
  /** Least length of an admin's password. */
  adminPasswordCharacters: ADMIN_PASSWORD_MIN_LENGTH,
  /** Life of a confirmation of identity, of admins and of everybody else. */
  adminConfirmationMinutes: 15,
  confirmationMinutes: 5,
  concurrentPasswordHashes: 2,
  passwordHashesWaiting: 400,
  concurrentTranslations: 4,
  /** Contact form messages, links to set a password or to confirm an email, mailed invitations: per network, and in total. */
  contactMessagesPerHour: 60,
  contactMessagesPerHourInTotal: 5_000,
  resetLinksPerHour: 100,
  resetLinksPerHourInTotal: 5_000,
  confirmationsPerHour: 300,
  confirmationsPerHourInTotal: 10_000,
  invitationsPerHour: 60,
  invitationsPerHourInTotal: 2_000,
  /** Mails with links to one address that accounts type, and as many that the account with the address asks for. */
  linkMailsPerAddressPerDay: 10,
  /** Mails waiting in the outbox; beyond this, notifications wait for the daily mail that lists them. */
  outboxMails: 10_000,
  /** Refusals for good after which a mail is given up, over nearly three hours; time after which any other one is. */
  mailBounces: 8,
  mailRetryHours: 72,
  /** Mails about notifications to one person in 24 hours; what comes after them is in one mail at their end. */
  notificationMailsPerDay: 20,
  /** Notifications that this mail lists. */
  notificationsListedByMail: 50,
  /** Packets per live connection, and per person in this process; likewise connections. */
  livePacketsPerSecond: 20,
  livePacketsPerSecondOfPerson: 60,
  liveConnectionsPerPerson: 10,
  liveConnectionsOpenedPerMinute: 60,
  liveConnectionsOpenedPerMinutePerNetwork: 1_500,
  concurrentRenders: 1,
  rendersWaiting: 200,
  /** Catalog queries that are not answered from a cache. */
  concurrentQueries: 4,
  queriesWaiting: 400,
  /** Main-thread time that a network may use for replies and pages that no cache has: in each second on average, and at once. */
  missMsPerSecondPerNetwork: 500,
  missBurstMs: 5_000,
  /** Misses of a network beyond its time that wait for their turn. */
  pacedMissesPerNetwork: 200,
  concurrentPictures: 1,
  picturesWaiting: 40,
  /** Table files and dry runs of imports at the same time, each in a child process with this heap and resident memory. */
  concurrentTableFiles: 1,
  tableFilesWaiting: 20,
  tableFileHeapMb: 144,
  tableFileResidentMb: 320,
  /** Processor time, and time from the start of the child process to the last row: on a busy machine the former takes longer. */
  tableFileCpuMs: 6_000,
  tableFileMs: 20_000,
  importCheckCpuMs: 15_000,
  importCheckMs: 45_000,
  /** XML tags of a workbook, and of its parts that are read as a whole: four for each different text, and styles. */
  workbookTags: 6_000_000,
  workbookWholePartTags: 650_000,
  workbookWholePartBytes: 48 * MB,
  /** Pictures, videos and files of imports of an account whose email is not confirmed; less than QUOTA_UPLOADS_MB. */
  unconfirmedUploadBytes: 128 * MB,
  /** Days without a change after which an import that was not started is deleted, with its ZIP file. */
  unstartedImportDays: 30,
  /** The feed of customs exchange rates: one request an hour, its time and its bytes. */
  exchangeFeedMs: 15_000,
  exchangeFeedBytes: 64 * 1024,
  /** Pictures of imports that a process fetches at the same time, and what one may take. */
  concurrentPictureFetches: 4,
  pictureFetchMs: 15_000,
  pictureRedirects: 3,
  /** Requests for pictures of imports and the bytes of their replies: per account, and per IP address of all accounts. */
  pictureRequestsPerDay: 10_000,
  pictureBytesPerDay: 2_048 * MB,
  pictureRequestsPerAddressPerHour: 10_000,
  pictureBytesPerAddressPerHour: 2_048 * MB,
  /** Downloaded pictures that an import holds for rows with the same address. */
  repeatedPictureBytes: 64 * MB,
  /** After as many failed pictures in a row the others of the same host are left out. */
  failedPicturesPerHost: 5,
  translationsWaiting: 500,
  /** Boxes of an MP4 and its tracks, its compatible brands, elements of a WebM (100 per second of a recording with sound). */
  videoBoxes: 4_000,
  videoBrands: 64,
  videoElements: 100_000,
  /** Segments of a JPEG; chunks of a PNG except normal pixel chunks; chunks of a WebP. */
  pictureParts: 1_000,
  /** Scans of a JPEG: each costs work for all pixels, no matter how few bytes it has. */
  pictureScans: 100,
  /** Compressed texts and color profiles of a PNG; they may expand to a thousand times as much. */
  pictureCompressedBytes: 1 * MB,
  pictureSeconds: 10,
  /** Retry-After of an upload when the disk is nearly full. */
  diskRetryAfterSeconds: 300,
  /** How long a write waits for another process that holds the lock of the SQLite file. */
  databaseLockMs: 10_000,
  /** Answers that an email already has an account: per network, and per signed-in account. */
  takenEmailsPerHour: 20,
  /** Failed sign-ins per network. */
  failedSignInsPerMinute: 60,
  /** Characters in calls for translations: per account, per network with many users, and of a network's visitors. */
  translatedCharactersPerMinute: 200_000,
  translatedCharactersPerMinutePerNetwork: 2_000_000,
  visitorCharactersPerMinute: 40_000,
  /** Characters of texts that have no translation yet: per account, and of a network's visitors. */
  newTranslationCharactersPerDay: 200_000,
  visitorNewTranslationCharactersPerDay: 50_000,
  /** Days without a use after which a stored translation is deleted. */
  unusedTranslationDays: 365,
  /** Changes per account that are visible to the public. */
  publicChangesPerMinute: PUBLIC_CHANGES_PER_MINUTE,
  /** Concurrent renders if the API is another process, where a render mostly waits. */
  concurrentRendersOverHttp: 16,
} as const;
