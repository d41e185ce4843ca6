// Background translation of reviews and their replies into the other language: after each change, and at start for all that lack
// one. Public pages then have both languages without a call to a translation service.
import type { Lang } from '../../contract/lang.ts';
import { changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import { batches } from '../platform/db/batches.ts';
import { type Database, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import type { JobsTable } from '../platform/db/tables.ts';
import { addJobs, type Job, jobQueue, removeRefusedJobs } from '../platform/jobs/job-queries.ts';
import type { FailedJob, JobHandler } from '../platform/jobs/job-worker.ts';
import type { TranslationBudgets } from '../translation/translation-budgets.ts';
import { detectTextLanguage, type Translator } from '../translation/translator.ts';
import { addToScope, type ReviewRow, readReview, updateReview } from './review-queries.ts';

interface Dependencies extends Pick<Database, 'db' | 'engine'> {
  readonly translator: Translator;
  readonly budgets: Pick<TranslationBudgets, 'refillsInMs'>;
  /** Version of the glossary in use; null for a remote service, which may translate later what it cannot translate now. */
  readonly glossaryVersion: string | null;
  /** Called after public data has changed. */
  readonly onTranslated: () => void;
}

type ReviewJob = Job & Pick<JobsTable, 'subject'>;

const KINDS = ['review-texts'] as const;
const BATCH_SIZE = 20;
const MINUTE_MS = 60_000;
/** Pauses before the retries; after the last one, only a change or a start begins another. */
const RETRY_PAUSES_MS: readonly number[] = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];

export function reviewTextJobs(dependencies: Dependencies): JobHandler<ReviewJob> {
  const { db, translator, budgets, glossaryVersion, onTranslated } = dependencies;

  /** Ids of public reviews with a text that is untranslated, and not yet tried with this version of the glossary. */
  const readUntranslated = async (tx: DbOrTx): Promise<string[]> => {
    const rows = await tx
      .selectFrom('reviews')
      .select('id')
      .where('removed_at', 'is', null)
      .where((each) =>
        each.or([
          each('translation', 'is', null),
          each.and([each('reply', 'is not', null), each('reply_translation', 'is', null)]),
        ]),
      )
      .$if(glossaryVersion !== null, (each) =>
        each.where((row) =>
          row.or([row('tried', 'is', null), row('tried', '<>', glossaryVersion ?? '')]),
        ),
      )
      .execute();
    return rows.map(({ id }) => id);
  };

  /** null if there is no text, if it is not in the given language, or if it cannot be translated. */
  const translate = async (text: string | null, language: string | null) => {
    if (text === null || detectTextLanguage(text) !== language) return null;
    const target: Lang = language === 'en' ? 'zh-Hans' : 'en';
    const [translation = null] = await translator.translate([text], target);
    return translation;
  };

  const store = async (
    { id, text, reply }: ReviewRow,
    translation: string | null,
    replyTranslation: string | null,
  ): Promise<void> => {
    const isIncomplete = translation === null || (reply !== null && replyTranslation === null);
    const { catalogChanged } = await changeCatalog(db, async (tx, scope) => {
      const row = await readReview(tx, id);
      if (row?.text !== text || row.removed_at !== null) return;
      const tried = isIncomplete ? glossaryVersion : null;
      const reply_translation = row.reply === reply ? replyTranslation : row.reply_translation;
      if (row.translation !== translation || row.reply_translation !== reply_translation)
        await addToScope(tx, scope, row, 'words');
      await updateReview(tx, id, { translation, reply_translation, tried });
    });
    if (catalogChanged) onTranslated();
  };

  /** Returns false if a remote service may translate more later. */
  const run = async ({ subject }: ReviewJob): Promise<boolean> => {
    const row = await readReview(db, subject);
    if (!row || row.removed_at !== null) return true;
    const translation = row.translation ?? (await translate(row.text, row.language));
    const reply = row.reply_translation ?? (await translate(row.reply, row.reply_language));
    await store(row, translation, reply);
    return glossaryVersion !== null || (translation !== null && (!row.reply || reply !== null));
  };

  return {
    queue: jobQueue<ReviewJob>(dependencies, 'jobs', KINDS),
    batchSize: BATCH_SIZE,

    start: () =>
      inTransaction(db, async (tx) => {
        await removeRefusedJobs(tx, KINDS);
        for (const ids of batches(await readUntranslated(tx))) await addJobs(tx, KINDS[0], ids);
      }),

    async run(jobs, shouldStop) {
      const failed: FailedJob<ReviewJob>[] = [];
      let begunCount = 0;
      for (const job of jobs) {
        if (shouldStop()) break;
        begunCount += 1;
        try {
          if (!(await run(job))) failed.push({ job, error: null });
        } catch (error) {
          failed.push({ job, error });
        }
      }
      return { failed, released: jobs.slice(begunCount) };
    },

    retryPauseMs: ({ job }) =>
      budgets.refillsInMs('market') ?? RETRY_PAUSES_MS[job.attempts - 1] ?? null,
  };
}
