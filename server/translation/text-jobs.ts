// Background translation of products and companies into the other language: after each change, and at start for all that lack
// one. Public pages then have both languages without a call to a translation service.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type Database, inTransaction } from '../platform/db/open.ts';
import type { JobsTable } from '../platform/db/tables.ts';
import {
  addJobs,
  type Job,
  jobQueue,
  removeJobs,
  removeRefusedJobs,
} from '../platform/jobs/job-queries.ts';
import type { FailedJob, JobHandler } from '../platform/jobs/job-worker.ts';
import {
  listUntranslated,
  readUntranslated,
  storeTranslations,
  type TextKind,
  type TextTranslation,
} from './text-translation-queries.ts';
import { nameTermsOf, translateTexts } from './translate-texts.ts';
import type { TranslationBudgets } from './translation-budgets.ts';
import type { Translator } from './translator.ts';

interface Dependencies extends Pick<Database, 'db' | 'engine'> {
  readonly translator: Translator;
  readonly budgets: Pick<TranslationBudgets, 'refillsInMs'>;
  /** Version of the glossary in use; null for a remote service, which may translate later what it cannot translate now. */
  readonly glossaryVersion: string | null;
  /** Called after public data has changed. */
  readonly onTranslated: () => void;
}

type TextJob = Job & Pick<JobsTable, 'subject'> & { readonly kind: (typeof KINDS)[number] };

interface Attempt {
  readonly job: TextJob;
  readonly result: TextTranslation;
}

const MINUTE_MS = 60_000;
/** Pauses before the retries; after the last one, only a change or a start begins another. For the scan the last one repeats. */
const RETRY_PAUSES_MS: readonly number[] = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];
const SCAN_RETRY_PAUSE_MS = 60 * MINUTE_MS;
/** Pause between two slices of the scan. */
const SCAN_PAUSE_MS = 50;
/** Translations per transaction, so that caches are invalidated once for all; and the longest time that the first one waits. */
const BATCH_SIZE = 50;
const MAX_BATCH_WAIT_MS = 2_000;
/** Pause after a full batch: another one may follow. */
const BATCH_PAUSE_MS = 200;

/** Job that finds what lacks a translation: the subject is what it scans, and the id after which it continues. */
const SCAN = 'missing-texts';
const scanSubject = (kind: TextKind, after: string): string => `${kind} ${after}`;

const KINDS = ['product-texts', 'company-texts', SCAN] as const;

/** Removes all jobs: with translation off, nothing would run them. */
export const removeTextJobs = (db: Database['db']): Promise<void> =>
  removeJobs(db, [...KINDS, 'review-texts']);

export function textJobs(dependencies: Dependencies): JobHandler<TextJob> {
  const { db, translator, budgets, glossaryVersion, onTranslated } = dependencies;
  /** Since the last slice of the scan: texts that were tried, and those that were translated at least in part. */
  let triedCount = 0;
  let translatedCount = 0;

  const translate = async (kind: TextKind, id: string): Promise<TextTranslation | null> => {
    const untranslated = await readUntranslated(db, kind, id);
    if (!untranslated) return null;
    const translation = await translateTexts(translator, untranslated.texts);
    triedCount += 1;
    if (translation) translatedCount += 1;
    const triedVersion = translation?.made === 'whole' ? null : glossaryVersion;
    const terms = triedVersion === null ? '' : nameTermsOf(untranslated.texts);
    return { ...untranslated, translation, triedVersion, terms };
  };

  const store = async (attempts: readonly Attempt[]): Promise<FailedJob<TextJob>[]> => {
    try {
      const results = attempts.map(({ result }) => result);
      if (results.length > 0 && (await storeTranslations(db, results))) onTranslated();
      return [];
    } catch (error) {
      const [first, ...others] = attempts;
      if (first && others.length === 0) return [{ job: first.job, error }];
      // One of them may be the cause: they are written one by one, so that the others are not lost.
      const failed: FailedJob<TextJob>[] = [];
      for (const each of attempts) failed.push(...(await store([each])));
      return failed;
    }
  };

  /** Adds the next slice, and the scan of the one after it. */
  const scan = async (subject: string): Promise<void> => {
    const isServiceDown = glossaryVersion === null && triedCount > 0 && translatedCount === 0;
    [triedCount, translatedCount] = [0, 0];
    if (isServiceDown) throw new Error('the translation service translated none of the last texts');
    const [kind, after = ''] = subject.split(' ') as [TextKind, string?];
    const { ids, last } = await listUntranslated(db, kind, after, glossaryVersion);
    await inTransaction(db, async (tx) => {
      await addJobs(tx, kind, ids);
      if (last !== null) await addJobs(tx, SCAN, [scanSubject(kind, last)]);
      else if (kind === 'product-texts')
        await addJobs(tx, SCAN, [scanSubject('company-texts', '')]);
    });
    await pause(SCAN_PAUSE_MS);
  };

  return {
    queue: jobQueue<TextJob>(dependencies, 'jobs', KINDS),
    batchSize: BATCH_SIZE,

    /** Of what was set aside, the scan adds what still lacks a translation. */
    start: () =>
      inTransaction(db, async (tx) => {
        await removeRefusedJobs(tx, KINDS);
        await removeJobs(tx, [SCAN]);
        await addJobs(tx, SCAN, [scanSubject('product-texts', '')]);
      }),

    async run(jobs, shouldStop) {
      const failed: FailedJob<TextJob>[] = [];
      let attempts: Attempt[] = [];
      let startedAt = performance.now();
      let begunCount = 0;
      for (const job of jobs) {
        if (shouldStop()) break;
        begunCount += 1;
        try {
          if (job.kind === SCAN) await scan(job.subject);
          else {
            const result = await translate(job.kind, job.subject);
            if (result) attempts.push({ job, result });
            // A remote service is tried again; a glossary would leave the same texts again.
            if (result && glossaryVersion === null && result.translation?.made !== 'whole')
              failed.push({ job, error: null });
          }
        } catch (error) {
          failed.push({ job, error });
        }
        if (performance.now() - startedAt > MAX_BATCH_WAIT_MS) {
          failed.push(...(await store(attempts)));
          [attempts, startedAt] = [[], performance.now()];
        } else await nextTurn();
      }
      failed.push(...(await store(attempts)));
      if (begunCount === BATCH_SIZE) await pause(BATCH_PAUSE_MS);
      return { failed, released: jobs.slice(begunCount) };
    },

    // Without characters left today, a retry before tomorrow could not succeed, and is none of the few attempts.
    retryPauseMs: ({ job }) =>
      budgets.refillsInMs('market') ??
      RETRY_PAUSES_MS[job.attempts - 1] ??
      (job.kind === SCAN ? SCAN_RETRY_PAUSE_MS : null),
  };
}
