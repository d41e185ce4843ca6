// Reader of table files in worker threads of bounded memory and time, one at a time: the process that serves requests parses nothing.
import { Worker } from 'node:worker_threads';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { LIMITS } from '../../limits.ts';
import { fairQueue } from '../../platform/queue/fair-queue.ts';
import { FileContentError } from '../../platform/uploads/received-file.ts';
import type { Table } from './read-table.ts';

type Result = { readonly table: Table } | { readonly refused: FieldErrorKey };

const queue = fairQueue({
  budget: 'table_files',
  concurrency: LIMITS.concurrentTableFiles,
  maxWaiting: LIMITS.tableFilesWaiting,
});

function readInWorker(file: string): Promise<Table> {
  const { promise, resolve, reject } = Promise.withResolvers<Table>();
  const worker = new Worker(new URL('table-worker.ts', import.meta.url), {
    workerData: { file },
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.tableFileHeapMb },
  });
  const unreadable = (): void => reject(new FileContentError('importUnreadable'));
  const timer = setTimeout(() => {
    reject(new FileContentError('importTooMuchText'));
    void worker.terminate();
  }, LIMITS.tableFileMs);
  worker.on('message', (result: Result) =>
    'table' in result ? resolve(result.table) : reject(new FileContentError(result.refused)),
  );
  worker.on('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? reject(new FileContentError('importTooMuchText'))
      : unreadable(),
  );
  worker.on('exit', unreadable);
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

/** Throws FileContentError where the file cannot be imported, and 503 if too many wait. Accounts take turns. */
export const readTableFile = (file: string, accountId: string): Promise<Table> =>
  queue.run(accountId, () => readInWorker(file));
