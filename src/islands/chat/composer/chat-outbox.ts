// Outbox of a conversation: sends unsent messages in order, retries with the same clientId, survives a reload.
import { atom, type ReadableAtom } from 'nanostores';
import { sendAttachment, sendChatMessage } from '../../../../contract/chat/chats.ts';
import type { ChatMessage } from '../../../../contract/chat/message-reader.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Api } from '../../../api/call.ts';
import { mayPass, withRetries } from '../../../stores/retry.ts';
import { serverWords } from '../../../stores/server-words.ts';
import { newKey } from '../../../ui/forms/new-key.ts';
import { whileSignedIn } from '../../../ui/list/page-list.ts';
import { keptTexts } from './chat-kept.ts';

export interface Outgoing {
  /** The same for every attempt: the server stores the message once. */
  readonly clientId: string;
  readonly text: string;
  readonly file: File | null;
  readonly at: string;
  /** Part of the file that was uploaded, 0 to 1. */
  readonly sent: number;
  readonly state:
    | { readonly status: 'sending' }
    /** `said` is the server's reason, if any; `hopeless` means that a retry would fail again. */
    | { readonly status: 'failed'; readonly said: string | null; readonly hopeless: boolean };
}

export interface Outbox {
  readonly $outgoing: ReadableAtom<readonly Outgoing[]>;
  sendText(text: string): void;
  sendFile(file: File): void;
  /** Retries this message and all others that may succeed. */
  retry(clientId: string): void;
  /** Retries all messages that may succeed, once the backend may be back. */
  retryAll(): void;
  /** Removes a message and aborts its upload. */
  discard(clientId: string): void;
  /** Removes messages that were stored. */
  settle(clientIds: readonly (string | null)[]): void;
  /** Sends messages left over from an earlier visit. */
  start(): void;
  stop(): void;
}

export interface OutboxParts {
  readonly api: Api;
  /** Creates an Api that reports upload progress. */
  readonly uploading: (tell: (sent: number) => void) => Api;
  readonly chatId: string;
  readonly userId: string;
  readonly onStored: (message: ChatMessage) => void;
}

const ATTEMPT_MS = 15_000;
/** Aborts an upload without progress or reply after this time. */
const STALLED_MS = 60_000;
const SENDING = { status: 'sending' } as const;

export function createOutbox(parts: OutboxParts): Outbox {
  const { api, uploading, chatId, userId, onStored } = parts;
  const kept = keptTexts(userId, chatId);
  const $outgoing = atom<readonly Outgoing[]>([]);
  const all = new AbortController();
  const uploads = new Map<string, AbortController>();
  let isSending = false;

  const set = (change: (all: readonly Outgoing[]) => readonly Outgoing[]): void => {
    $outgoing.set(change($outgoing.get()));
    kept.keep($outgoing.get().filter(({ file }) => file === null));
  };
  const patch = (clientId: string, change: Partial<Outgoing>): void =>
    set((now) => now.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)));
  const drop = (clientIds: readonly (string | null)[]): void => {
    if ($outgoing.get().some(({ clientId }) => clientIds.includes(clientId)))
      set((now) => now.filter(({ clientId }) => !clientIds.includes(clientId)));
  };
  const failed = (error: unknown): Outgoing['state'] => {
    if (!(error instanceof ApiError)) return { status: 'failed', said: null, hopeless: false };
    const [fault] = Object.values(error.fields);
    const hopeless = !mayPass(error) && error.status !== 401;
    return { status: 'failed', said: fault ?? serverWords(error), hopeless };
  };
  const stored = (clientId: string, message: ChatMessage): void => {
    onStored(message);
    drop([clientId]);
  };

  const isWaiting = ({ state }: Outgoing): boolean => state.status === 'sending';

  const sendOne = ({ clientId, text }: Outgoing): Promise<ChatMessage> => {
    const body = { chatId, senderId: userId, text, clientId };
    const attempt = () => {
      const signal = AbortSignal.any([all.signal, AbortSignal.timeout(ATTEMPT_MS)]);
      return whileSignedIn(api.call(sendChatMessage, { body, signal }));
    };
    return withRetries(attempt, all.signal);
  };

  /** Uploads a file. It stops if discarded or stalled, and the queue continues. */
  const upload = async (clientId: string, file: File): Promise<ChatMessage> => {
    const call = new AbortController();
    uploads.set(clientId, call);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => call.abort(), STALLED_MS);
    };
    moved();
    const signal = AbortSignal.any([all.signal, call.signal]);
    const input = { params: { id: chatId }, body: { file, clientId }, signal };
    const sending = uploading((sent) => {
      moved();
      patch(clientId, { sent });
    });
    try {
      return await whileSignedIn(sending.call(sendAttachment, input));
    } finally {
      clearTimeout(timer);
      uploads.delete(clientId);
    }
  };

  /** Sends one message at a time, so that they are stored in the order in which they were written. */
  const pump = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    for (;;) {
      const next = $outgoing.get().find(isWaiting);
      if (!next || all.signal.aborted) break;
      const { clientId, file } = next;
      try {
        stored(clientId, await (file ? upload(clientId, file) : sendOne(next)));
      } catch (error) {
        if (all.signal.aborted) break;
        const state = failed(error);
        const isAlone = file !== null || (state.status === 'failed' && state.hopeless);
        if (isAlone) patch(clientId, { state, sent: 0 });
        // Messages behind an unanswered text wait with it, or they would be stored before it.
        else set((now) => now.map((each) => (isWaiting(each) ? { ...each, state } : each)));
      }
    }
    isSending = false;
  };

  const again = (chosen: (each: Outgoing) => boolean): void => {
    if (!$outgoing.get().some(chosen)) return;
    set((now) => now.map((each) => (chosen(each) ? { ...each, state: SENDING, sent: 0 } : each)));
    void pump();
  };
  const canPass = ({ state }: Outgoing): boolean => state.status === 'failed' && !state.hopeless;

  /** Appends a message to the queue; failed messages that may succeed are retried first, in their order. */
  const add = (text: string, file: File | null): void => {
    again(canPass);
    const at = new Date().toISOString();
    const clientId = newKey();
    set((now) => [...now, { clientId, text, file, at, sent: 0, state: SENDING }]);
    void pump();
  };

  return {
    $outgoing,
    sendText: (text) => add(text, null),
    sendFile: (file) => add(file.name, file),
    retry: (id) => again((each) => each.clientId === id || canPass(each)),
    retryAll: () => again(canPass),
    discard(clientId) {
      uploads.get(clientId)?.abort();
      drop([clientId]);
    },
    settle: drop,
    start() {
      const left = kept.read();
      if (left.length === 0) return;
      set((now) => [
        ...left.map((each) => ({ ...each, file: null, sent: 0, state: SENDING })),
        ...now,
      ]);
      void pump();
    },
    stop: () => all.abort(),
  };
}
