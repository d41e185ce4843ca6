// Limits on memory, processor or time of a process, each with the attack that reaches it under the production command.
import type { LIMITS } from '../../server/limits.ts';

type LimitName = keyof typeof LIMITS;

/** Names of these limits; the others count users' actions, and API tests cover them. */
export const IS_OF_PROCESS =
  /^(?:body|json|form|openForms|reply|counted|connections|minBytes|slow|headers|concurrent|live|tableFile|importCheck|workbook|video|pictureParts|pictureScans|pictureCompressed)|Waiting$|Ms$|Seconds$/;

/** Names of attacks by limit. */
export const EXERCISED_LIMITS: Readonly<Partial<Record<LimitName, string>>> = {
  bodyBytes: 'sign-in-json',
  jsonDepth: 'deep-json',
  jsonValues: 'wrong-fields',
  formTextBytes: 'form-texts',
  formFieldValues: 'form-json',
  openFormsPerAccount: 'half-forms',
  formBufferBytes: 'half-forms',
  bodyBytesInFlight: 'half-sent-orders',
  bodyBytesInFlightPerNetwork: 'half-sent-orders',
  replyBytesInFlight: 'slow-readers',
  replyBytesInFlightPerNetwork: 'slow-readers',
  countedReplyBytes: 'slow-readers',
  connectionsPerNetwork: 'half-headers',
  minBytesPerSecond: 'slow-readers',
  slowWindowMs: 'slow-readers',
  headersMs: 'half-headers',
  concurrentPasswordHashes: 'wrong-passwords',
  passwordHashesWaiting: 'wrong-passwords',
  livePacketsPerSecond: 'socket-events',
  livePacketsPerSecondOfPerson: 'socket-events',
  liveConnectionsPerPerson: 'sockets',
  liveConnectionsOpenedPerMinute: 'sockets',
  liveConnectionsOpenedPerMinutePerNetwork: 'sockets',
  concurrentRenders: 'pages',
  rendersWaiting: 'pages',
  concurrentQueries: 'api-misses',
  missBurstMs: 'misspelt-chinese',
  queriesWaiting: 'api-misses',
  concurrentPictures: 'jpegs',
  picturesWaiting: 'jpegs',
  pictureSeconds: 'jpegs',
  pictureCompressedBytes: 'pngs',
  concurrentTableFiles: 'hostile-workbooks',
  tableFileHeapMb: 'hostile-workbooks',
  tableFileResidentMb: 'hostile-workbooks',
  workbookTags: 'hostile-workbooks',
  workbookWholePartTags: 'hostile-workbooks',
  workbookWholePartBytes: 'hostile-workbooks',
  tableFileCpuMs: 'queue-one-network',
  tableFilesWaiting: 'queue-one-network',
  importCheckCpuMs: 'long-words',
  videoBoxes: 'video-boxes',
  videoBrands: 'video-brands',
  videoElements: 'video-brands',
};

/** Limits that no attack of one machine can reach, with the reason. */
export const NOT_ATTACKED: Readonly<Partial<Record<LimitName, string>>> = {
  connections:
    'more connections than one client address has ports for; its share per network is attacked',
  concurrentTranslations: 'needs a translation service; tests of translations have one',
  translationsWaiting: 'needs a translation service; tests of translations have one',
  concurrentPictureFetches:
    'the server fetches nothing from loopback; tests of imports replace the network',
  exchangeFeedMs:
    'one request an hour to an address of the operator; tests of the feed replace the network',
  pictureFetchMs: 'the server fetches nothing from loopback; tests of imports replace the network',
  formFieldNames:
    'large forms are refused for their bytes before, small ones cost nothing; tests of forms cover it',
  pictureParts: 'refused before anything is decoded; tests of hostile pictures cover it',
  pictureScans: 'refused before anything is decoded; tests of hostile pictures cover it',
  retryAfterSeconds: 'a number in a reply',
  diskRetryAfterSeconds: 'a number in a reply',
  tableFileMs: 'reached on a machine that is busy with other work; its processor time is attacked',
  importCheckMs:
    'reached on a machine that is busy with other work; its processor time is attacked',
  databaseLockMs: 'needs another process that holds the lock; tests of several processes have one',
  concurrentRendersOverHttp: 'needs an API in another process; tests of several processes have one',
};
