// Mailer: sends the outbox one mail at a time, with growing pauses between retries.
import type { FastifyBaseLogger } from 'fastify';
import type { outboxRepository, StoredMail } from './outbox-queries.ts';
import { isPermanentRefusal, type Send } from './smtp.ts';

export interface Mailer {
  /** Sends what is waiting, including refused mail and mail of processes that crashed, and then new mail as it is added. */
  start(): Promise<void>;
  /** Call it after a mail was added to the outbox, so that it is sent immediately. */
  wake(): void;
  /** Number of mails of all processes that are not sent yet. */
  waiting(): Promise<number>;
  stop(): Promise<void>;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Pauses after failed tries; the last one repeats. */
const RETRY_PAUSES_MS: readonly number[] = [
  2 * SECOND_MS,
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  60 * MINUTE_MS,
];
/** After this many refusals a mail is set aside. */
const MAX_REFUSALS = 8;
/** Longer than all SMTP timeouts together, so that no other process claims a mail that is still being sent. */
const CLAIM_MS = 10 * MINUTE_MS;
/** Maximum interval between reads of the outbox, which find mail of other processes that crashed. */
const POLL_INTERVAL_MS = 30 * SECOND_MS;
const MIN_POLL_INTERVAL_MS = 250;
/** How long stop() waits for the mail that is being sent. */
const STOP_TIMEOUT_MS = 5 * SECOND_MS;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

type Outbox = ReturnType<typeof outboxRepository>;

/** `send` is null without a mail server: then all mail stays in the outbox. */
export function openMailer(outbox: Outbox, send: Send | null, log: FastifyBaseLogger): Mailer {
  if (!send)
    return {
      async start() {
        const mails = await outbox.countUnsent();
        log.info({ mails }, 'SMTP_URL is not set: mail stays in the outbox');
      },
      wake() {},
      waiting: () => outbox.countUnsent(),
      async stop() {},
    };

  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> | null = null;
  let wakeRequested = false;
  let stopped = false;

  const handleFailure = async (mail: StoredMail, error: unknown): Promise<void> => {
    const { id, attempts } = mail;
    if (isPermanentRefusal(error) && attempts >= MAX_REFUSALS) {
      log.error(
        { mail: id, attempts, error: messageOf(error) },
        'the mail server refused a mail, which is set aside',
      );
      return outbox.setAside(id, messageOf(error));
    }
    const pause = RETRY_PAUSES_MS[Math.min(attempts, RETRY_PAUSES_MS.length) - 1] ?? MINUTE_MS;
    log.warn(
      { mail: id, attempts, error: messageOf(error), pause },
      'a mail could not be sent; it is sent again later',
    );
    await outbox.postpone(id, new Date(Date.now() + pause), messageOf(error));
  };

  const sendDue = async (): Promise<void> => {
    while (!stopped) {
      wakeRequested = false;
      const mail = await outbox.claim(new Date(), new Date(Date.now() + CLAIM_MS));
      if (mail) {
        const error = await send(mail).then(
          () => null,
          (cause: unknown) => cause ?? new Error('unknown'),
        );
        if (error === null) await outbox.deleteSent(mail.id);
        else await handleFailure(mail, error);
      } else if (!wakeRequested) return;
    }
  };

  const scheduleRun = (ms: number): void => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, ms);
    timer.unref();
  };

  const msUntilNextDue = async (): Promise<number> => {
    const next = await outbox.nextAt();
    if (!next) return POLL_INTERVAL_MS;
    return Math.min(POLL_INTERVAL_MS, Math.max(MIN_POLL_INTERVAL_MS, next.getTime() - Date.now()));
  };

  function run(): void {
    wakeRequested = true;
    currentRun ??= sendDue()
      .then(async () => {
        currentRun = null;
        if (!stopped) scheduleRun(wakeRequested ? 0 : await msUntilNextDue());
      })
      .catch((error: unknown) => {
        currentRun = null;
        log.warn(
          { error: messageOf(error) },
          'the outbox could not be read; it is read again later',
        );
        scheduleRun(POLL_INTERVAL_MS);
      });
  }

  return {
    async start() {
      await outbox.retryRefused();
      run();
    },
    wake: run,
    waiting: () => outbox.countUnsent(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const { promise: timeout, resolve } = Promise.withResolvers<void>();
      const stopTimer = setTimeout(resolve, STOP_TIMEOUT_MS);
      await Promise.race([currentRun, timeout]);
      clearTimeout(stopTimer);
    },
  };
}
