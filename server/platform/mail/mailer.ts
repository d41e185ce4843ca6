// Empties the outbox: mail by mail, again after growing pauses where the mail server does not take it.
import type { FastifyBaseLogger } from 'fastify';
import type { outboxRepository, StoredMail } from './outbox-queries.ts';
import { isRefusal, type Send } from './smtp.ts';

export interface Mailer {
  /** Tries what was written in the meantime, those of processes that died, and then whatever comes. */
  start(): Promise<void>;
  /** To be called after a mail was written to the outbox: it goes at once. */
  kick(): void;
  /** How many have not gone out yet, of all processes. */
  waiting(): Promise<number>;
  stop(): Promise<void>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** After each try that failed; the last one again and again. */
const PAUSES_MS: readonly number[] = [
  2 * SECOND,
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  60 * MINUTE,
];
/** Refused this often, a mail is put aside: the server means it. */
const MAX_REFUSALS = 8;
/** Longer than all timeouts of a sending together, so that no mail is sent while it is still being sent. */
const HELD_MS = 10 * MINUTE;
/** How long mail of another process that died is left lying at most. */
const LOOK_MS = 30 * SECOND;
const LEAST_MS = 250;
/** How long a stop waits for the mail that is just being handed over. */
const LAST_MAIL_MS = 5 * SECOND;

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Outbox = ReturnType<typeof outboxRepository>;

/** `send` is null where there is no mail server: then everything stays in the outbox. */
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
