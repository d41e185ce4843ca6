// Files of an account in its data export: pictures in their largest size, videos, attachments.
import { picturePaths } from '../../../contract/media.ts';
import type { ExportedFile } from '../account-parts.ts';

/** Turns a stored path into an absolute URL. */
export type ToUrl = (path: string | null) => string | null;

const UPLOADS_PREFIX = '/media/uploads/';

/** Storage names of those `paths` that are uploads, each of its largest file. Pictures of the demo data are no uploads. */
const uploadNames = (paths: readonly (string | null)[]): string[] =>
  paths
    .filter((path) => path !== null)
    .filter((path) => path.startsWith(UPLOADS_PREFIX))
    .map((path) => (picturePaths(path).at(-1) ?? path).slice(UPLOADS_PREFIX.length));

export const uploadedFiles = (paths: readonly (string | null)[]): ExportedFile[] =>
  uploadNames(paths).map((name) => ({ kind: 'upload', name }));

const EXTENSION_BY_TYPE: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Path in the archive. An attachment has its id for a name: the sender's file name may not be a valid one. */
export const archivePath = (
  file: { kind: 'upload'; name: string } | { kind: 'attachment'; id: string; type: string },
): string =>
  file.kind === 'upload'
    ? `uploads/${file.name}`
    : `attachments/${file.id}.${EXTENSION_BY_TYPE[file.type] ?? 'bin'}`;

/** Archive paths of those `paths` that are uploads, without duplicates. */
export const uploadArchivePaths = (paths: readonly (string | null)[]): string[] => [
  ...new Set(uploadedFiles(paths).map(archivePath)),
];
