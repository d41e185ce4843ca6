// Budgets of the server: what one request, one account or one network may use. docs/limits.md explains each.
import { PUBLIC_CHANGES_PER_MINUTE } from '../contract/limits.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Every budget with its unit in its name. An entrance reads its limit here; it declares none of its own. */
export const LIMITS = {
  /** Body of a call that declares no limit of its own. */
  bodyBytes: 32 * KB,
  /** Nested arrays and objects of a JSON body. */
  jsonDepth: 20,
  /** Values of a JSON body, keys included. */
  jsonValues: 5_000,
  /** Text fields of a form together. */
  formTextBytes: 512 * KB,
  formFieldNames: 40,
  formFieldValues: 200,
  /** Forms of one account that are being received at a time. */
  openFormsPerAccount: 8,
  /** Bytes of a form in memory while its files go to disk, its text not included. */
  formBufferBytes: 64 * KB,
  /** Bytes of bodies in memory at a time, in the whole process and of one network. */
  bodyBytesInFlight: 64 * MB,
  bodyBytesInFlightPerNetwork: 48 * MB,
  /** Bytes of replies that readers have not taken yet, in the whole process and of one network. */
  replyBytesInFlight: 96 * MB,
  replyBytesInFlightPerNetwork: 64 * MB,
  /** Replies smaller than this fit a socket's buffer and are not counted. */
  countedReplyBytes: 16 * KB,
  /** Open connections of the process and of one network; the latter only where networks connect directly. */
  connections: 5_000,
  connectionsPerNetwork: 1_500,
  /** A sender or reader slower than this over the window is disconnected. */
  minBytesPerSecond: 1 * KB,
  slowWindowMs: 30_000,
  /** From the first byte of a request to the end of its headers. */
  headersMs: 30_000,
  /** Field errors of one answer, and characters of the name of each. */
  fieldErrors: 50,
  fieldNameChars: 100,
  /** Seconds in Retry-After of an answer that refuses for lack of room. */
  retryAfterSeconds: 5,
  passwordHashesAtOnce: 2,
  passwordHashesWaiting: 400,
  translationsAtOnce: 4,
  /** Messages of the contact form, and links to reset a password: of one network, and of the whole market. */
  contactMessagesPerHour: 60,
  contactMessagesPerHourInAll: 5_000,
  resetLinksPerHour: 100,
  resetLinksPerHourInAll: 5_000,
  /** Mails that wait in the outbox; past it a notification is in the bell alone. */
  outboxMails: 10_000,
  /** Packets of one live connection, and of all those of an account in this process; connections likewise. */
  livePacketsPerSecond: 20,
  livePacketsPerSecondOfAccount: 60,
  liveConnectionsPerAccount: 10,
  liveConnectionsOpenedPerMinute: 60,
  liveConnectionsOpenedPerMinutePerNetwork: 1_500,
  rendersAtOnce: 1,
  rendersWaiting: 200,
  /** Catalog queries that no cache answers. */
  queriesAtOnce: 4,
  queriesWaiting: 400,
  picturesAtOnce: 1,
  picturesWaiting: 40,
  translationsWaiting: 500,
  /** Top-level boxes and compatible brands of an MP4, elements of a WebM (100 a second of a recording with sound). */
  videoBoxes: 4_000,
  videoBrands: 64,
  videoElements: 100_000,
  /** Segments of a JPEG, chunks of a PNG beside its pixels or with next to none, chunks of a WebP. */
  pictureParts: 1_000,
  /** Scans of a JPEG: each is worked on for all pixels, however few bytes it has. */
  pictureScans: 100,
  /** Compressed texts and color profiles of a PNG; they may unpack to a thousand times as much. */
  pictureCompressedBytes: 1 * MB,
  pictureSeconds: 10,
  /** Retry-After of an upload that finds the disk nearly full. */
  diskRetryAfterSeconds: 300,
  /** How long a write waits for another process that holds the SQLite file. */
  databaseLockMs: 10_000,
  /** Sign-ins of one network that fail. */
  failedSignInsPerMinute: 60,
  /** Characters that are translated for one account, and for one network with all the people behind it. */
  translatedPerMinute: 200_000,
  translatedPerMinuteAndNetwork: 2_000_000,
  /** Changes of one account that everybody sees. */
  publicChangesPerMinute: PUBLIC_CHANGES_PER_MINUTE,
  /** Renders at a time where the API is another process, and a render is mostly waiting. */
  rendersAtOnceOverHttp: 16,
  /** Addresses that are known to be about nothing, beside the pages that are kept. */
  missingPages: 1_000,
} as const;
