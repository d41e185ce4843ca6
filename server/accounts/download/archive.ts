// ZIP archive of an account's data: data.json, then the files. It is streamed, never whole in memory.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { FastifyBaseLogger } from 'fastify';
import type { FileToSend } from '../../../contract/file-reply.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Attachments } from '../../platform/storage/attachments.ts';
import type { UploadStorage } from '../../platform/storage/upload-storage.ts';
import type { ExportedFile, ExportSection } from '../account-parts.ts';
import type { accountDataRepository } from './account-data-queries.ts';
import { archivePath } from './export-files.ts';

export interface AccountExport {
  /** Throws unauthorized if there is no such account, tooMany if it has an export running, unavailable if MAX_CONCURRENT_EXPORTS are. */
  start(id: string): Promise<FileToSend>;
}

interface Dependencies {
  readonly repository: ReturnType<typeof accountDataRepository>;
  readonly storage: UploadStorage;
  readonly attachmentFiles: Attachments;
  readonly log: FastifyBaseLogger;
}

/** Exports at a time in this process, one per account. */
const MAX_CONCURRENT_EXPORTS = 4;

/** One JSON object; each row of a list is on its own line. */
async function* streamJson(data: readonly ExportSection[]): AsyncGenerator<string> {
  let separator = '{\n';
  for (const [name, value] of data) {
    yield `${separator}${JSON.stringify(name)}: `;
    separator = ',\n';
    if (typeof value === 'number' || !(Symbol.asyncIterator in value)) {
      yield JSON.stringify(value, null, 1);
      continue;
    }
    let rowSeparator = '[\n';
    for await (const rows of value) {
      if (rows.length === 0) continue;
      yield rowSeparator + rows.map((row) => JSON.stringify(row)).join(',\n');
      rowSeparator = ',\n';
    }
    yield rowSeparator === '[\n' ? '[]' : '\n]';
  }
  yield '\n}\n';
}

export function openAccountExport(dependencies: Dependencies): AccountExport {
  const { repository, storage, attachmentFiles, log } = dependencies;
  const exportingAccounts = new Set<string>();

  const openFile = async (file: ExportedFile): Promise<Readable | null> => {
    if (file.kind === 'attachment') return attachmentFiles.read(file.id);
    const stored = await storage.open(file.name);
    return typeof stored === 'string' ? null : stored.stream;
  };

  async function* entries(id: string, data: readonly ExportSection[]) {
    const now = new Date();
    yield { name: 'data.json', lastModified: now, input: streamJson(data) };
    const names = new Set<string>();
    for await (const files of repository.files(id))
      for (const file of files) {
        const name = archivePath(file);
        if (names.has(name)) continue;
        names.add(name);
        const input = await openFile(file);
        const lastModified = file.kind === 'upload' ? now : new Date(file.sentAt);
        if (input) yield { name, lastModified, input };
        else
          log.warn(
            { name },
            'a file of an account is missing from storage; the data export leaves it out',
          );
      }
  }

  return {
    async start(id) {
      if (exportingAccounts.has(id)) throw new HttpError('tooMany');
      if (exportingAccounts.size >= MAX_CONCURRENT_EXPORTS) throw new HttpError('unavailable');
      exportingAccounts.add(id);
      try {
        const data = await repository.read(id);
        if (!data) throw new HttpError('unauthorized');
        const zip = makeZip(entries(id, data), { buffersAreUTF8: true });
        const content = Readable.fromWeb(zip as ReadableStream<Uint8Array>);
        // Emitted when the archive is sent completely, or when the client disconnects.
        content.once('close', () => exportingAccounts.delete(id));
        const day = new Date().toISOString().slice(0, 10);
        return { name: `yantra-bridge-data-${day}.zip`, type: 'application/zip', content };
      } catch (error) {
        exportingAccounts.delete(id);
        throw error;
      }
    },
  };
}
