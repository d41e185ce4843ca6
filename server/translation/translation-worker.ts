// Background job that translates products and companies into the other language, one at a time: after each change, and at
// start for what a crashed process left. Public pages then have both languages without a call to a translation service.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MachineTranslations, TranslationResult } from './machine-translation-queries.ts';
import type { MissingTexts } from './missing-text-queries.ts';
import { translateCompanyTexts, translateProductTexts } from './translate-texts.ts';
import type { Translator } from './translator.ts';

export interface TranslationWorker {
  /** Scans all products and companies once for missing translations. */
  start(): void;
  /** To be called after a product's texts, or its being public, have changed; likewise for a company. */
  enqueueProducts(ids: readonly string[]): void;
  enqueueCompany(id: string): void;
  stop(): Promise<void>;
}

interface Dependencies {
  readonly missingTexts: MissingTexts;
  readonly machineTranslations: MachineTranslations;
  readonly translator: Translator;
  /** Version of the glossary in use; null for a remote service, which may translate later what it cannot translate now. */
  readonly glossaryVersion: string | null;
  /** Called after public data has changed. */
  readonly onTranslated: () => void;
  readonly log: FastifyBaseLogger;
}

interface Job {
  readonly kind: 'product' | 'company';
  readonly id: string;
}

const MINUTE_MS = 60_000;
/** Pauses before the retries after an incomplete run; after the last one, only a change or a restart starts another. */
const RETRY_PAUSES_MS: readonly number[] = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];
/** Pause between two slices of the scan. */
const SCAN_PAUSE_MS = 50;
/** Translations per transaction, so that caches are invalidated once for all; and the longest time that the first one waits. */
const BATCH_SIZE = 50;
const MAX_BATCH_WAIT_MS = 2_000;
/** Pause after a batch, if another one follows. */
const BATCH_PAUSE_MS = 200;

/** Does nothing: texts stay in their own language. */
const IDLE_WORKER: TranslationWorker = {
  start() {},
  enqueueProducts() {},
  enqueueCompany() {},
  async stop() {},
};

export function openTranslationWorker(dependencies: Dependencies | null): TranslationWorker {
  if (!dependencies) return IDLE_WORKER;
  const { missingTexts, machineTranslations, translator, glossaryVersion, onTranslated, log } =
    dependencies;
  const jobs = new Map<string, Job>();
  let batch: TranslationResult[] = [];
  let batchStartedAt = 0;
  let stopped = false;
  let running: Promise<void> | null = null;
  /** A scan from the start is due; a scan that is running finishes first. */
  let isScanDue = false;
  /** Position of the scan in each table; null if that table is finished. */
  let productCursor: number | null = null;
  let companyCursor: string | null = null;
  /** Rows of the current slice: tried, and translated at least in part. */
  let triedCount = 0;
  let translatedCount = 0;
  /** Since the last change or start: number of retries, and the timer of the next one. */
  let retries = 0;
  let timer: NodeJS.Timeout | null = null;

  const enqueue = (job: Job): void => {
    jobs.set(`${job.kind} ${job.id}`, job);
  };
  const startScan = (): void => {
    isScanDue = true;
    startRun();
  };

  /** One timer is enough: the scan finds all that is left. */
  const scheduleRetry = (): void => {
    const pauseMs = RETRY_PAUSES_MS[retries];
    if (pauseMs === undefined || stopped || timer) return;
    timer = setTimeout(() => {
      timer = null;
      retries += 1;
      startScan();
    }, pauseMs);
    timer.unref();
  };

  const addToBatch = (translation: TranslationResult): void => {
    if (batch.length === 0) batchStartedAt = performance.now();
    batch.push(translation);
  };
  /** The version to store, because a glossary would leave the same texts again. A remote service is retried instead. */
  const versionToStore = (): string | null => {
    if (glossaryVersion === null) scheduleRetry();
    return glossaryVersion;
  };

  const translateProduct = async (id: string): Promise<void> => {
    const missing = await missingTexts.readProduct(id);
    if (!missing) return;
    enqueue({ kind: 'company', id: missing.supplierId });
    const translation = await translateProductTexts(translator, missing.texts, missing.lang);
    triedCount += 1;
    if (translation !== 'nothing') translatedCount += 1;
    const triedVersion =
      translation === 'nothing' || translation.made === 'part' ? versionToStore() : null;
    addToBatch({
      kind: 'product',
      source: missing.texts,
      translation: translation === 'nothing' ? null : translation,
      triedVersion,
    });
  };

  const translateCompany = async (id: string): Promise<void> => {
    const missing = await missingTexts.readCompany(id);
    if (!missing) return;
    const translation = await translateCompanyTexts(translator, missing.texts, missing.lang);
    triedCount += 1;
    if (translation !== 'nothing') translatedCount += 1;
    const triedVersion =
      translation === 'nothing' || translation.made === 'part' ? versionToStore() : null;
    addToBatch({
      kind: 'company',
      source: missing.texts,
      translation: translation === 'nothing' ? null : translation,
      triedVersion,
    });
  };

  const logFailure = (error: unknown, about: object): void => {
    log.warn({ error, ...about }, 'texts could not be translated');
    scheduleRetry();
  };

  const writeBatch = async (): Promise<void> => {
    const results = batch;
    batch = [];
    const store = async (translations: readonly TranslationResult[]): Promise<void> => {
      if (await machineTranslations.store(translations)) onTranslated();
    };
    try {
      await store(results);
    } catch (error) {
      if (results.length === 1) return logFailure(error, {});
      // One of them may be the cause: they are written one by one, so that the others are not lost.
      for (const each of results)
        await store([each]).catch((reason: unknown) => logFailure(reason, {}));
    }
  };

  /** Scans the next slice. Returns false at the end, or if the remote service translated nothing of the last slice. */
  const scanNextSlice = async (): Promise<boolean> => {
    if (glossaryVersion === null && triedCount > 0 && translatedCount === 0) return false;
    [triedCount, translatedCount] = [0, 0];
    if (productCursor !== null) {
      const { ids, last } = await missingTexts.listProducts(productCursor);
      productCursor = last;
      for (const id of ids) enqueue({ kind: 'product', id });
    } else if (companyCursor !== null) {
      const { ids, last } = await missingTexts.listCompanies(companyCursor);
      companyCursor = last;
      for (const id of ids) enqueue({ kind: 'company', id });
    } else return false;
    await pause(SCAN_PAUSE_MS);
    return true;
  };

  const processQueue = async (): Promise<void> => {
    [triedCount, translatedCount] = [0, 0];
    if (isScanDue) [isScanDue, productCursor, companyCursor] = [false, 0, ''];
    while (!stopped) {
      const [next] = jobs;
      if (next) {
        jobs.delete(next[0]);
        const [, job] = next;
        await (job.kind === 'product' ? translateProduct : translateCompany)(job.id).catch(
          (error: unknown) => logFailure(error, job),
        );
      }
      const isFull =
        batch.length >= BATCH_SIZE || performance.now() - batchStartedAt > MAX_BATCH_WAIT_MS;
      if (batch.length > 0 && (jobs.size === 0 || isFull)) {
        await writeBatch();
        if (jobs.size > 0) await pause(BATCH_PAUSE_MS);
      } else if (next) await nextTurn();
      else if (!(await scanNextSlice())) return;
    }
  };

  function startRun(): void {
    if (stopped) return;
    running ??= processQueue()
      .catch((error: unknown) => {
        log.warn({ error }, 'the scan for missing translations failed');
        scheduleRetry();
      })
      .finally(() => {
        running = null;
        // Added while the run was finishing.
        if (jobs.size > 0 || isScanDue) startRun();
      });
  }

  return {
    start: startScan,
    enqueueProducts(ids) {
      retries = 0;
      for (const id of ids) enqueue({ kind: 'product', id });
      startRun();
    },
    enqueueCompany(id) {
      retries = 0;
      enqueue({ kind: 'company', id });
      startRun();
    },
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
