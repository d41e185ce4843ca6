// Outbox of a conversation: sends unsent messages in order, retries with the same clientId, survives a reload.
import { atom, type ReadableAtom } from 'nanostores';
import { sendAttachment, sendChatMessage } from '../../../../contract/chat/chats.ts';
import type { ChatMessage } from '../../../../contract/chat/message.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { anySignal } from '../../../api/attempt-signal.ts';
import type { Api } from '../../../api/call.ts';
import { isRetryable } from '../../../stores/retry.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { newIdempotencyKey } from '../../../ui/forms/new-idempotency-key.ts';
import { callWithRetries } from '../chat-attempts.ts';
import type { FileStorage } from './chat-files-storage.ts';
import { type UnsentMessage, unsentMessageStorage } from './chat-storage.ts';

/** A message that is not stored on the server yet. The text of a file is its name. It has no bytes if a reload lost them. */
export interface Outgoing extends UnsentMessage {
  readonly file: File | null;
  /** Part of the file that was uploaded, 0 to 1. */
  readonly progress: number;
  readonly state:
    | { readonly status: 'sending' }
    /** `message` is the server's reason, if any; `isPermanent` means that a retry would fail again. */
    | { readonly status: 'failed'; readonly message: string | null; readonly isPermanent: boolean };
}

export interface Outbox {
  /** Storage of the files that are sent, or chosen for the next message. */
  readonly files: FileStorage;
  readonly $outgoing: ReadableAtom<readonly Outgoing[]>;
  sendText(text: string): void;
  /** `id` is given if the file is already stored under it. */
  sendFile(file: File, id?: string): void;
  /** Retries this message and all others that may succeed. */
  retry(clientId: string): void;
  /** Retries all messages that may succeed, once the backend may be back. */
  retryAll(): void;
  /** Removes a message and aborts its upload. */
  discard(clientId: string): void;
  /** Removes messages that were stored. */
  removeStored(clientIds: readonly (string | null)[]): void;
  /** Sends messages left over from an earlier visit. */
  start(): void;
  stop(): void;
}

export interface OutboxOptions {
  readonly api: Api;
  /** Creates an Api that reports upload progress. */
  readonly createUploadApi: (onProgress: (progress: number) => void) => Api;
  readonly chatId: string;
  readonly userId: string;
  readonly onStored: (message: ChatMessage) => void;
  readonly files: FileStorage;
}

/** Aborts an upload without progress or reply after this time. */
const STALL_TIMEOUT_MS = 60_000;
const SENDING = { status: 'sending' } as const;
/** State of a file that a reload did not find. */
const LOST = { status: 'failed', message: null, isPermanent: true } as const;

export function createOutbox(options: OutboxOptions): Outbox {
  const { api, createUploadApi, chatId, userId, onStored, files } = options;
  const storage = unsentMessageStorage(userId, chatId);
  /** Files that a reload will find. */
  const storedFiles = new Set<string>();
  /** Messages of an earlier visit whose files are still being read. */
  let restoring: readonly UnsentMessage[] = [];
  const $outgoing = atom<readonly Outgoing[]>([]);
  const stopController = new AbortController();
  const uploads = new Map<string, AbortController>();
  let isSending = false;

  const update = (change: (messages: readonly Outgoing[]) => readonly Outgoing[]): void => {
    $outgoing.set(change($outgoing.get()));
    const lasting = $outgoing
      .get()
      .filter(({ isFile, clientId }) => !isFile || storedFiles.has(clientId));
    storage.save([...restoring, ...lasting]);
  };
  const patch = (clientId: string, change: Partial<Outgoing>): void =>
    update((now) =>
      now.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)),
    );
  const drop = (clientIds: readonly (string | null)[]): void => {
    const dropped = $outgoing.get().filter(({ clientId }) => clientIds.includes(clientId));
    for (const { clientId, isFile } of dropped) if (isFile) files.remove(clientId);
    if (dropped.length > 0)
      update((now) => now.filter(({ clientId }) => !clientIds.includes(clientId)));
  };
  const failedState = (error: unknown): Outgoing['state'] => {
    if (!(error instanceof ApiError))
      return { status: 'failed', message: null, isPermanent: false };
    const [fieldError] = Object.values(error.fields);
    const worksLater = error.status === 401 || error.code === 'confirmEmailFirst';
    const hopeless = !isRetryable(error) && !worksLater;
    return { status: 'failed', message: fieldError ?? serverMessage(error), isPermanent: hopeless };
  };
  const isWaiting = ({ state }: Outgoing): boolean => state.status === 'sending';

  const sendOne = ({ clientId, text }: Outgoing): Promise<ChatMessage> => {
    const body = { chatId, senderId: userId, text, clientId };
    return callWithRetries(
      (signal) => api.call(sendChatMessage, { body, signal }),
      stopController.signal,
    );
  };

  /** Uploads a file. It stops if discarded or stalled, and the queue continues. */
  const upload = async (clientId: string, file: File): Promise<ChatMessage> => {
    const call = new AbortController();
    uploads.set(clientId, call);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartStallTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => call.abort(), STALL_TIMEOUT_MS);
    };
    const uploadApi = createUploadApi((progress) => {
      restartStallTimer();
      patch(clientId, { progress });
    });
    try {
      restartStallTimer();
      const signal = anySignal(stopController.signal, call.signal);
      const input = { params: { id: chatId }, body: { file, clientId }, signal };
      return await uploadApi.call(sendAttachment, input);
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
      if (!next || stopController.signal.aborted) break;
      const { clientId, file } = next;
      try {
        onStored(await (file ? upload(clientId, file) : sendOne(next)));
        drop([clientId]);
      } catch (error) {
        if (stopController.signal.aborted) break;
        const state = failedState(error);
        const failsAlone = file !== null || (state.status === 'failed' && state.isPermanent);
        if (failsAlone) patch(clientId, { state, progress: 0 });
        // Messages behind an unanswered text wait with it, or they would be stored before it.
        else update((now) => now.map((each) => (isWaiting(each) ? { ...each, state } : each)));
      }
    }
    isSending = false;
  };

  const retryWhere = (matches: (each: Outgoing) => boolean): void => {
    if (!$outgoing.get().some(matches)) return;
    update((now) =>
      now.map((each) => (matches(each) ? { ...each, state: SENDING, progress: 0 } : each)),
    );
    void pump();
  };
  const canRetry = ({ state }: Outgoing): boolean =>
    state.status === 'failed' && !state.isPermanent;

  /** Appends a message to the queue; failed messages that may succeed are retried first, in their order. */
  const add = (text: string, file: File | null, clientId = newIdempotencyKey()): void => {
    retryWhere(canRetry);
    const at = new Date().toISOString();
    const isFile = file !== null;
    update((now) => [...now, { clientId, text, file, isFile, at, progress: 0, state: SENDING }]);
    if (file)
      void files.save(clientId, file).then((isStored) => {
        if (!isStored) return;
        storedFiles.add(clientId);
        update((now) => now);
      });
    void pump();
  };

  return {
    $outgoing,
    files,
    sendText: (text) => add(text, null),
    sendFile: (file, id) => add(file.name, file, id),
    retry: (id) => retryWhere((each) => each.clientId === id || canRetry(each)),
    retryAll: () => retryWhere(canRetry),
    discard(clientId) {
      uploads.get(clientId)?.abort();
      drop([clientId]);
    },
    removeStored: drop,
    start() {
      const stored = storage.read();
      const restore = (found: ReadonlyMap<string, File>): void => {
        restoring = [];
        isSending = false;
        if (stopController.signal.aborted) return;
        for (const id of found.keys()) storedFiles.add(id);
        update((now) => [
          ...stored.map((each) => {
            const file = found.get(each.clientId) ?? null;
            const state = each.isFile && !file ? LOST : SENDING;
            return { ...each, file, progress: 0, state };
          }),
          ...now,
        ]);
        void pump();
      };
      if (stored.length === 0) return;
      const fileIds = stored.filter(({ isFile }) => isFile).map(({ clientId }) => clientId);
      if (fileIds.length === 0) return restore(new Map());
      // Later messages wait until the files are read, to keep the order.
      isSending = true;
      restoring = stored;
      void files.read(fileIds).then(restore);
    },
    stop: () => stopController.abort(),
  };
}
