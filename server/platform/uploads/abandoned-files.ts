// Cleanup of temporary files that a crash left behind, at the next start.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNER_ONLY_FOLDER } from '../storage/file-permissions.ts';

/** Longer than the largest form takes at the minimum rate, so that no file is removed that another process still receives. */
const ABANDONED_MS = 48 * 60 * 60_000;

/** Removes old temporary files; creates the folder if it is missing. `isTemporary` selects the files by name; default: all. */
export async function removeAbandonedFiles(
  folder: string,
  isTemporary: (name: string) => boolean = () => true,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  for (const name of await readdir(folder)) {
    if (!isTemporary(name)) continue;
    const file = join(folder, name);
    // Another process may be cleaning the same folder.
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
