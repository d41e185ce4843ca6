// File format of an exported marketplace: manifest.json, tables/{name}.ndjson.gz, files.ndjson.gz,
// files/{uploads|attachments}/{name}.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { FOLDERS, type Folder } from '../storage/stores.ts';
import { Refused } from './refused.ts';

/** Increased when an older release could misread what this release writes. */
export const FORMAT = 1;

const total = z.object({ count: z.int(), hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Time of the snapshot; only for people to read. */
  at: z.string(),
  /** Names of the migrations applied to the exported database. */
  schema: z.array(z.string()),
  tables: z.record(z.string(), total),
  files: z.object({ uploads: total, attachments: total }),
});
export type Manifest = z.output<typeof manifest>;

/** A plain file name: no slashes, so that it cannot form a path. */
const fileName = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]*$/i));
const entry = z.object({
  folder: z.enum(FOLDERS),
  name: fileName,
  size: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type Entry = z.output<typeof entry>;

export const manifestIn = (dir: string): string => join(dir, 'manifest.json');
export const tableIn = (dir: string, table: string): string =>
  join(dir, 'tables', `${table}.ndjson.gz`);
export const indexIn = (dir: string): string => join(dir, 'files.ndjson.gz');
export const filesIn = (dir: string, folder: Folder): string => join(dir, 'files', folder);

/** Reads the manifest. Throws Refused if the folder holds no archive, or one that this release cannot read. */
export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(manifestIn(dir), 'utf8').catch(() => {
    throw new Refused(`${dir} holds no exported market: there is no manifest.json in it.`);
  });
  const found = parsed(text);
  const format = (found as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT)
    throw new Refused(`${dir} was exported by a newer release (format ${format}).`);
  const read = z.safeParse(manifest, found);
  if (!read.success) throw new Refused(`${manifestIn(dir)} is damaged.`);
  return read.data;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export function readEntry(line: string, dir: string): Entry {
  const read = z.safeParse(entry, parsed(line));
  if (!read.success) throw new Refused(`${indexIn(dir)} is damaged.`);
  return read.data;
}
