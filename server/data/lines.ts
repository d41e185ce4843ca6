// Streaming reader and writer of gzipped NDJSON files, so that a table is never in memory as a whole.
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from './operator-error.ts';

/** Writes `batches` of lines; the lines come without line ends. */
export const writeLines = (file: string, batches: AsyncIterable<string[]>): Promise<void> =>
  pipeline(
    Readable.from(
      (async function* () {
        for await (const lines of batches) yield `${lines.join('\n')}\n`;
      })(),
    ),
    createGzip({ level: 6 }),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );

/** Reads a file as batches of lines; throws OperatorError if it is missing or damaged. */
export async function* readLines(file: string): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  source.pipe(text).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      // Not readline: it also splits at characters that JSON leaves unescaped.
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code.startsWith('Z_') || code.startsWith('ERR_'))
      throw new OperatorError(`${file} is missing or damaged.`);
    throw error;
  } finally {
    source.destroy();
  }
  if (rest !== '') throw new OperatorError(`${file} ends in the middle of a line.`);
}
