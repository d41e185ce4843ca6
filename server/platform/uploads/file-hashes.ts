// The content of a form with its files as hashes: the same files make the same content, however they are called.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Received } from './received.ts';

/** In pieces: many forms at once would fill the memory with whole files. */
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
  return value instanceof Received ? hashOfFile(value.path) : value;
};

export async function withFileHashes(body: object): Promise<object> {
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) content[name] = await hashOf(value);
  return content;
}
