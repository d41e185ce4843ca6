// Job worker with the handlers of all kinds of jobs: mail, translation of texts, product imports.
import type { FastifyInstance } from 'fastify';
import { markBounced } from './accounts/email/bounced-queries.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { Config } from './config.ts';
import { GLOSSARY_VERSION } from './glossary/glossary.ts';
import type { Database } from './platform/db/open.ts';
import { type JobWorker, openJobWorker } from './platform/jobs/job-worker.ts';
import { mailJobs } from './platform/mail/mail-jobs.ts';
import { outboxRepository } from './platform/mail/outbox-queries.ts';
import { smtp } from './platform/mail/smtp.ts';
import type { openProductImports } from './products/import/product-imports.ts';
import { reviewTextJobs } from './reviews/review-text-jobs.ts';
import { removeTextJobs, textJobs } from './translation/text-jobs.ts';
import type { TranslationBudgets } from './translation/translation-budgets.ts';
import type { Translator } from './translation/translator.ts';

interface Dependencies extends Pick<Database, 'db' | 'engine'> {
  readonly catalog: Catalog;
  readonly translator: Translator;
  readonly budgets: TranslationBudgets;
  readonly imports: ReturnType<typeof openProductImports>['jobs'];
}

interface BackgroundJobs {
  readonly jobs: JobWorker;
  readonly outbox: ReturnType<typeof outboxRepository>;
  /** null if no mail server is configured. */
  readonly onMailQueued: (() => void) | null;
}

/** Creates the worker, which `jobs.start` starts. Changes of the catalog wake the jobs that translate texts. */
export function openBackgroundJobs(
  { db, engine, catalog, translator, budgets, imports }: Dependencies,
  config: Config,
  app: FastifyInstance,
): BackgroundJobs {
  const { smtpUrl, from } = config.mail;
  const outbox = outboxRepository(db);
  const translation = {
    ...{ db, engine, translator, budgets },
    glossaryVersion: config.translation ? null : GLOSSARY_VERSION,
    onTranslated: () => void catalog.refresh(),
  };
  const jobs = openJobWorker(
    {
      mail: smtpUrl
        ? mailJobs({ db, engine }, smtp(smtpUrl, from), {
            log: app.log,
            markBounced: (address) => markBounced(db, address),
          })
        : null,
      texts: config.translateTexts ? textJobs(translation) : null,
      reviewTexts: config.translateTexts ? reviewTextJobs(translation) : null,
      imports,
    },
    app.log,
  );
  // Whatever changes texts of the public catalog has added the jobs that translate them.
  const wakeTranslation = (): void => {
    jobs.wake('texts');
    jobs.wake('reviewTexts');
  };
  catalog.subscribe({ changed: wakeTranslation, loaded() {} });
  app.addHook('onReady', async () => {
    if (!config.translateTexts)
      await removeTextJobs(db).catch((error: unknown) =>
        app.log.warn({ error }, 'jobs of translation could not be removed; the next start does'),
      );
    if (!smtpUrl)
      app.log.info(
        { mails: await outbox.countUnsent() },
        'SMTP_URL is not set: mail stays in the outbox',
      );
  });
  return { jobs, outbox, onMailQueued: smtpUrl ? () => jobs.wake('mail') : null };
}
