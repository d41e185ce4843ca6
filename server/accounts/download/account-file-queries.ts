// Names of an account's files in the archive of its data: pictures in their largest size, videos, files it sent.
import { picturePaths } from '../../../contract/media.ts';

/** Turns a stored path into an address that works from anywhere. */
export type AddressOf = (path: string | null) => string | null;

const UPLOADS = '/media/uploads/';

/** Where uploads lie in the archive, under the names they have in storage. */
export const uploadIn = (name: string): string => `uploads/${name}`;

/** The name in storage of the largest file of an upload; null for pictures of the demo market, which are no upload. */
export const storedName = (path: string): string | null =>
  path.startsWith(UPLOADS) ? (picturePaths(path).at(-1) ?? path).slice(UPLOADS.length) : null;

/** Names in the archive of those paths that are uploads, each once. */
export const storedNames = (paths: readonly (string | null)[]): string[] => [
  ...new Set(
    paths
      .map((path) => (path === null ? null : storedName(path)))
      .filter((name) => name !== null)
      .map(uploadIn),
  ),
];

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** By id: what its sender called it stands in the data, and may be no name for a file. */
export const attachmentIn = (id: string, type: string): string =>
  `attachments/${id}.${ENDINGS[type] ?? 'bin'}`;
