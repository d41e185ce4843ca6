// ZIP archive of an account's data: data.json, then the files. It is streamed, never whole in memory.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { FastifyBaseLogger } from 'fastify';
import type { FileToSend } from '../../../contract/file-reply.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Attachments } from '../../platform/storage/attachments.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { AccountData, AccountFile, accountDataRepository } from './account-data-queries.ts';
import { attachmentIn, uploadIn } from './account-file-queries.ts';

export interface AccountExport {
  /** Throws unauthorized if there is no such account, tooMany if it has an export running, unavailable if AT_ONCE are. */
  start(id: string): Promise<FileToSend>;
}

interface Parts {
  readonly repository: ReturnType<typeof accountDataRepository>;
  readonly storage: Storage;
  readonly attachmentFiles: Attachments;
  readonly log: FastifyBaseLogger;
}

/** Exports at a time in this process, one per account. */
const AT_ONCE = 4;

/** One JSON object; each row of a list is on its own line. */
async function* jsonOf(data: AccountData): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of data) {
    yield `${before}${JSON.stringify(name)}: `;
    before = ',\n';
    if (typeof value === 'number' || !(Symbol.asyncIterator in value)) {
      yield JSON.stringify(value, null, 1);
      continue;
    }
    let comma = '[\n';
    for await (const rows of value) {
      if (rows.length === 0) continue;
      yield comma + rows.map((row) => JSON.stringify(row)).join(',\n');
      comma = ',\n';
    }
    yield comma === '[\n' ? '[]' : '\n]';
  }
  yield '\n}\n';
}

export function openAccountExport(parts: Parts): AccountExport {
  const { repository, storage, attachmentFiles, log } = parts;
  const underWay = new Set<string>();

  const opened = async (file: AccountFile): Promise<Readable | null> => {
    if (file.kind === 'attachment') return attachmentFiles.read(file.id);
    const found = await storage.open(file.name);
    return typeof found === 'string' ? null : found.stream;
  };

  async function* entries(id: string, data: AccountData) {
    const now = new Date();
    yield { name: 'data.json', lastModified: now, input: jsonOf(data) };
    const names = new Set<string>();
    for await (const file of repository.files(id)) {
      const isUpload = file.kind === 'upload';
      const name = isUpload ? uploadIn(file.name) : attachmentIn(file.id, file.type);
      if (names.has(name)) continue;
      names.add(name);
      const input = await opened(file);
      if (input) yield { name, lastModified: isUpload ? now : new Date(file.sentAt), input };
      else log.warn({ name }, 'a file of an account is missing, and was left out of its download');
    }
  }

  return {
    async start(id) {
      if (underWay.has(id)) throw new Problem('tooMany');
      if (underWay.size >= AT_ONCE) throw new Problem('unavailable');
      underWay.add(id);
      try {
        const data = await repository.of(id);
        if (!data) throw new Problem('unauthorized');
        const zip = makeZip(entries(id, data), { buffersAreUTF8: true });
        const content = Readable.fromWeb(zip as ReadableStream<Uint8Array>);
        // Emitted when the archive is sent completely, or when the client disconnects.
        content.once('close', () => underWay.delete(id));
        const day = new Date().toISOString().slice(0, 10);
        return { name: `yantra-bridge-data-${day}.zip`, type: 'application/zip', content };
      } catch (error) {
        underWay.delete(id);
        throw error;
      }
    },
  };
}
