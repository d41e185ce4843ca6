// Work on table files in child processes of bounded memory and time, one at a time: the process that serves requests parses nothing.
import { IMPORT_TEXTS } from '../../../contract/messages/import.ts';
import { LIMITS } from '../../limits.ts';
import {
  ChildLimitError,
  type ChildLimits,
  type LimitedChild,
  withLimitedChild,
} from '../../platform/child/limited-child.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { fairQueue } from '../../platform/queue/fair-queue.ts';
import { FileContentError, type ReceivedFile } from '../../platform/uploads/received-file.ts';
import type { RowRules } from './check-row.ts';
import { importsRepository } from './import-queries.ts';
import { stepError } from './import-step.ts';
import type { ReadingOptions } from './reading/table.ts';
import type { RowOutcome } from './row-outcome.ts';
import type { StoredCells, TableHead, TableReply, TableRequest } from './table-protocol.ts';

export interface ReadTable extends TableHead {
  readonly rows: readonly StoredCells[];
}

/** Whose turn it is. */
export interface Requester {
  readonly accountId: string;
  readonly network: string;
}

type Child = LimitedChild<TableRequest, TableReply>;

const ROWS_PER_REQUEST = 50;
const READ_TIME = { cpuMs: LIMITS.tableFileCpuMs, ms: LIMITS.tableFileMs };
const CHECK_TIME = { cpuMs: LIMITS.importCheckCpuMs, ms: LIMITS.importCheckMs };

const queue = fairQueue({
  budget: 'table_files',
  concurrency: LIMITS.concurrentTableFiles,
  maxWaiting: LIMITS.tableFilesWaiting,
});

const busyAccounts = new Set<string>();

/** Runs `work` on the account's import unless other work on it runs or waits: throws 409 then, before anything is computed. */
export async function runAlone<Result>(
  accountId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (busyAccounts.has(accountId)) throw stepError('busy');
  busyAccounts.add(accountId);
  try {
    return await work();
  } finally {
    busyAccounts.delete(accountId);
  }
}

/** Networks and their accounts take turns; throws 503 if too many wait. */
const inChild = <Result>(
  { accountId, network }: Requester,
  time: Pick<ChildLimits, 'cpuMs' | 'ms'>,
  work: (child: Child) => Promise<Result>,
): Promise<Result> => {
  const limits = {
    heapMb: LIMITS.tableFileHeapMb,
    residentMb: LIMITS.tableFileResidentMb,
    ...time,
  };
  const module = new URL('import-child.ts', import.meta.url);
  return queue.run(
    network,
    () => withLimitedChild<TableRequest, TableReply, Result>(module, limits, work),
    {
      account: accountId,
    },
  );
};

/** Sends the request, and returns the reply of the kind that answers it. */
async function ask<Kind extends TableReply['kind']>(
  child: Child,
  request: TableRequest,
  kind: Kind,
): Promise<Extract<TableReply, { kind: Kind }>> {
  const reply = await child.ask(request);
  if (reply.kind === 'refused') throw new FileContentError(reply.text);
  if (reply.kind !== kind) throw new Error(`unexpected reply: ${reply.kind}`);
  return reply as Extract<TableReply, { kind: Kind }>;
}

/** Throws FileContentError where the file cannot be imported. */
export async function readTableFile(
  { path, network }: Pick<ReceivedFile, 'path' | 'network'>,
  accountId: string,
  options: ReadingOptions = {},
): Promise<ReadTable> {
  try {
    return await inChild({ accountId, network }, READ_TIME, async (child) => {
      const { head } = await ask(child, { kind: 'read', file: path, options }, 'head');
      const rows: StoredCells[] = [];
      for (;;) {
        const next = await ask(child, { kind: 'rows' }, 'rows');
        if (next.rows.length === 0) return { ...head, rows };
        rows.push(...next.rows);
      }
    });
  } catch (error) {
    if (error instanceof FileContentError || error instanceof HttpError) throw error;
    throw new FileContentError(
      error instanceof ChildLimitError ? 'importTooMuchText' : 'importUnreadable',
    );
  }
}

/** Checks all rows of an import. */
export async function checkStoredRows(
  db: DbOrTx,
  importId: string,
  { type, ...rules }: RowRules,
  requester: Requester,
): Promise<RowOutcome[]> {
  const imports = importsRepository(db);
  try {
    return await inChild(requester, CHECK_TIME, async (child) => {
      await ask(child, { kind: 'rules', rules: { ...rules, machineType: type.id } }, 'ready');
      const outcomes: RowOutcome[] = [];
      for (let after = 0; ; ) {
        const rows = await imports.readCells(importId, after, ROWS_PER_REQUEST);
        const last = rows.at(-1);
        if (!last) return outcomes;
        after = last.no;
        outcomes.push(...(await ask(child, { kind: 'check', rows }, 'outcomes')).outcomes);
      }
    });
  } catch (error) {
    if (!(error instanceof ChildLimitError)) throw error;
    throw new HttpError('importStep', {}, { text: IMPORT_TEXTS.importTooMuchText });
  }
}
