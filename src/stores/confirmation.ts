// Confirmation of identity for the calls that need one: its token, which only this page's memory has, and the question to the
// person, which a dialog shows (src/islands/accounts/confirmation).
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../contract/errors.ts';
import type { Lang } from '../../contract/lang.ts';
import { CONFIRMATION_REQUIRED } from '../../contract/messages/confirmation.ts';

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a call, with the token of a confirmation if there is one. */
export type SendConfirmed = (confirmation?: string) => Promise<Reply>;

export interface ConfirmationQuestion {
  /** `token` of the new confirmation; null if the person gives none. */
  readonly answer: (token: string | null) => void;
}

const $open = atom<ConfirmationQuestion | null>(null);
export const $confirmationQuestion: ReadableAtom<ConfirmationQuestion | null> = $open;

/** The server decides how long it is valid. */
let held: string | null = null;
let heldSince = 0;
/** An admin's confirmation of this age is valid for a few minutes more. */
const FRESH_MS = 10 * 60_000;
/** Calls that are made at the same time share a question. */
let asking: Promise<string | null> | null = null;

const ask = (): Promise<string | null> => {
  // No dialog of this page shows a question.
  if ($open.lc === 0) return Promise.resolve(null);
  asking ??= new Promise<string | null>((resolve) => {
    const answer = (token: string | null): void => {
      held = token;
      heldSince = Date.now();
      asking = null;
      $open.set(null);
      resolve(token);
    };
    $open.set({ answer });
  });
  return asking;
};

const needsConfirmation = ({ status, body }: Reply): boolean =>
  status === 403 && (body as { code?: unknown } | null)?.code === 'confirmationRequired';

const refusal = (lang: Lang): ApiError =>
  new ApiError('confirmationRequired', 403, CONFIRMATION_REQUIRED[lang]);

/** Asks an admin now for the confirmation of a call that is sent later, unless there is a recent one. Throws confirmationRequired. */
export async function confirmAhead(lang: Lang): Promise<void> {
  const isFresh = held !== null && Date.now() - heldSince < FRESH_MS;
  if (!isFresh && (await ask()) === null) throw refusal(lang);
}

/**
 * Sends a call that may need a confirmation, and asks for one only if the server does: it knows whether the last one is valid, and
 * other backends know no confirmations. Throws confirmationRequired.
 */
export async function sendConfirmed(lang: Lang, send: SendConfirmed): Promise<Reply> {
  const reply = await send(held ?? undefined);
  if (!needsConfirmation(reply)) return reply;
  held = null;
  const token = await ask();
  if (token === null) throw refusal(lang);
  return send(token);
}
