// Mailer: sends the outbox one mail at a time, with growing pauses between retries.
import type { FastifyBaseLogger } from 'fastify';
import type { outboxRepository, StoredMail } from './outbox-queries.ts';
import { isRefusal, type Send } from './smtp.ts';

export interface Mailer {
  /** Sends what is waiting, including refused mail and mail of processes that crashed, and then new mail as it is added. */
  start(): Promise<void>;
  /** Call it after a mail was added to the outbox, so that it is sent immediately. */
  kick(): void;
  /** Number of mails of all processes that are not sent yet. */
  waiting(): Promise<number>;
  stop(): Promise<void>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Pauses after failed tries; the last one repeats. */
const PAUSES_MS: readonly number[] = [
  2 * SECOND,
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  60 * MINUTE,
];
/** After this many refusals a mail is set aside. */
const MAX_REFUSALS = 8;
/** Longer than all SMTP timeouts together, so that no other process claims a mail that is still being sent. */
const HELD_MS = 10 * MINUTE;
/** Maximum interval between reads of the outbox, which find mail of other processes that crashed. */
const LOOK_MS = 30 * SECOND;
const LEAST_MS = 250;
/** How long stop() waits for the mail that is being sent. */
const LAST_MAIL_MS = 5 * SECOND;

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Outbox = ReturnType<typeof outboxRepository>;

/** `send` is null without a mail server: then all mail stays in the outbox. */
export function openMailer(outbox: Outbox, send: Send | null, log: FastifyBaseLogger): Mailer {
  if (!send)
    return {
      async start() {
        const mails = await outbox.waiting();
        log.info({ mails }, 'SMTP_URL is not set: mail is kept in the outbox until it is');
      },
      kick() {},
      waiting: () => outbox.waiting(),
      async stop() {},
    };

  let timer: NodeJS.Timeout | undefined;
  let passing: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const failed = async (mail: StoredMail, error: unknown): Promise<void> => {
    const { id, attempts } = mail;
    if (isRefusal(error) && attempts >= MAX_REFUSALS) {
      log.error({ mail: id, attempts, error: said(error) }, 'mail was refused and put aside');
      return outbox.refuse(id, said(error));
    }
    const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? MINUTE;
    log.warn({ mail: id, attempts, error: said(error), pause }, 'mail could not be sent yet');
    await outbox.postpone(id, new Date(Date.now() + pause), said(error));
  };

  const pass = async (): Promise<void> => {
    while (!stopped) {
      again = false;
      const mail = await outbox.claim(new Date(), new Date(Date.now() + HELD_MS));
      if (mail) {
        const error = await send(mail).then(
          () => null,
          (cause: unknown) => cause ?? new Error('unknown'),
        );
        if (error === null) await outbox.sent(mail.id);
        else await failed(mail, error);
      } else if (!again) return;
    }
  };

  const lookAgainIn = (ms: number): void => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, ms);
    timer.unref();
  };

  const whenNextIsDue = async (): Promise<number> => {
    const next = await outbox.nextAt();
    if (!next) return LOOK_MS;
    return Math.min(LOOK_MS, Math.max(LEAST_MS, next.getTime() - Date.now()));
  };

  function run(): void {
    again = true;
    passing ??= pass()
      .then(async () => {
        passing = null;
        if (!stopped) lookAgainIn(again ? 0 : await whenNextIsDue());
      })
      .catch((error: unknown) => {
        passing = null;
        log.warn({ error: said(error) }, 'the outbox could not be read; it is looked at again');
        lookAgainIn(LOOK_MS);
      });
  }

  return {
    async start() {
      await outbox.retryRefused();
      run();
    },
    kick: run,
    waiting: () => outbox.waiting(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const { promise: patience, resolve } = Promise.withResolvers<void>();
      const end = setTimeout(resolve, LAST_MAIL_MS);
      await Promise.race([passing, patience]);
      clearTimeout(end);
    },
  };
}
