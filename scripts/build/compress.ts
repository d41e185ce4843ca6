// Compresses the built assets once, so that the server sends them without work.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [dir = 'dist'] = process.argv.slice(2);
const CLIENT = join(dir, 'client');
/** The server compresses them when it has filled in its addresses. */
const { addressed } = JSON.parse(readFileSync(join(dir, 'build.json'), 'utf8')) as {
  readonly addressed: readonly string[];
};
const COMPRESSIBLE = /\.(?:js|css|svg|json|xml|txt|webmanifest)$/;
/** Smallest file to compress, in bytes; smaller ones gain nothing. */
const MIN_BYTES = 500;

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && COMPRESSIBLE.test(each.name))
  .map((each) => join(each.parentPath, each.name))
  .filter((file) => !addressed.includes(relative(CLIENT, file).split(sep).join('/')));
for (const file of files) {
  const bytes = readFileSync(file);
  if (bytes.length < MIN_BYTES) continue;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
