// Names of an account's files in its data export: pictures in their largest size, videos, attachments.
import { picturePaths } from '../../../contract/media.ts';

/** Turns a stored path into an absolute URL. */
export type ToUrl = (path: string | null) => string | null;

const UPLOADS_PREFIX = '/media/uploads/';

/** Path of an upload in the archive, from its name in storage. */
export const uploadArchivePath = (name: string): string => `uploads/${name}`;

/** Storage name of the largest file of an upload; null for pictures of the demo data, which are not uploads. */
export const uploadStorageName = (path: string): string | null =>
  path.startsWith(UPLOADS_PREFIX)
    ? (picturePaths(path).at(-1) ?? path).slice(UPLOADS_PREFIX.length)
    : null;

/** Archive paths of those `paths` that are uploads, without duplicates. */
export const uploadArchivePaths = (paths: readonly (string | null)[]): string[] => [
  ...new Set(
    paths
      .map((path) => (path === null ? null : uploadStorageName(path)))
      .filter((name) => name !== null)
      .map(uploadArchivePath),
  ),
];

const EXTENSION_BY_TYPE: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Uses the id: the sender's file name is in data.json, and may not be a valid file name. */
export const attachmentArchivePath = (id: string, type: string): string =>
  `attachments/${id}.${EXTENSION_BY_TYPE[type] ?? 'bin'}`;
