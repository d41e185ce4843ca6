// Form content with files replaced by their hashes, for the idempotency hash: file names do not matter.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ReceivedFile } from './received-file.ts';

/** Streamed, because many forms at once would fill the memory with whole files. */
async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const hashOf = async (value: unknown): Promise<unknown> => {
  if (Array.isArray(value)) {
    const hashes: unknown[] = [];
    for (const each of value) hashes.push(await hashOf(each));
    return hashes;
  }
  return value instanceof ReceivedFile ? hashOfFile(value.path) : value;
};

export async function withFileHashes(body: object): Promise<object> {
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) content[name] = await hashOf(value);
  return content;
}
