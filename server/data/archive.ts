// File format of an exported marketplace: manifest.json, tables/{name}.ndjson.gz, files.ndjson.gz,
// files/{uploads|attachments}/{name}; of a demo market also demo/{name}, which no manifest lists (drawings.ts).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { FOLDERS, type Folder } from '../platform/storage/stores.ts';
import { OperatorError } from './operator-error.ts';

/** Increased when an older release could misread what this release writes. */
export const FORMAT_VERSION = 1;

const checksum = z.object({ count: z.int(), hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

const manifest = z.object({
  format: z.literal(FORMAT_VERSION),
  /** Time of the snapshot; only for people to read. */
  at: z.string(),
  /** Names of the migrations applied to the exported database. */
  schema: z.array(z.string()),
  tables: z.record(z.string(), checksum),
  files: z.object({ uploads: checksum, attachments: checksum }),
});
export type Manifest = z.output<typeof manifest>;

/** A plain file name: no slashes, so that it cannot form a path. */
const fileName = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]*$/i));
const fileEntry = z.object({
  folder: z.enum(FOLDERS),
  name: fileName,
  size: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type FileEntry = z.output<typeof fileEntry>;

export const manifestPath = (dir: string): string => join(dir, 'manifest.json');
export const tablePath = (dir: string, table: string): string =>
  join(dir, 'tables', `${table}.ndjson.gz`);
export const fileIndexPath = (dir: string): string => join(dir, 'files.ndjson.gz');
export const archivedFilesFolder = (dir: string, folder: Folder): string =>
  join(dir, 'files', folder);

/** Reads the manifest. Throws OperatorError if the folder holds no archive, or one that this release cannot read. */
export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(manifestPath(dir), 'utf8').catch(() => {
    throw new OperatorError(`${dir} holds no exported market: it has no manifest.json.`);
  });
  const json = parseJson(text);
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT_VERSION)
    throw new OperatorError(`${dir} was exported by a newer release (format ${format}).`);
  const result = z.safeParse(manifest, json);
  if (!result.success) throw new OperatorError(`${manifestPath(dir)} is damaged.`);
  return result.data;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export function parseFileEntry(line: string, dir: string): FileEntry {
  const result = z.safeParse(fileEntry, parseJson(line));
  if (!result.success) throw new OperatorError(`${fileIndexPath(dir)} is damaged.`);
  return result.data;
}
