// Copies the drawings of a demo market with an archive or a backup. They are in a folder of their own, also where uploads are in
// a bucket. No manifest lists them: they can be drawn again, and most markets have none.
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNER_ONLY_FOLDER } from '../platform/storage/file-permissions.ts';

/** Of tools/demo/pictures/draw-pictures.ts. Other names are left out, so that an archive brings no other types of files. */
const DRAWING_FILE = /^[a-z0-9][a-z0-9-]*\.(?:svg\.gz|jpg)$/;

const folderIn = (dir: string): string => join(dir, 'demo');

/** Copies the drawings in the folder `from` (DATA_DIR or an archive) into the folder `to`, if there are any. */
export async function copyDrawings(
  from: string,
  to: string,
  print: (line: string) => void,
): Promise<void> {
  const entries = await readdir(folderIn(from), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const names = entries
    .filter((entry) => entry.isFile() && DRAWING_FILE.test(entry.name))
    .map(({ name }) => name);
  if (names.length === 0) return;
  await mkdir(folderIn(to), { recursive: true, mode: OWNER_ONLY_FOLDER });
  for (const name of names) await copyFile(join(folderIn(from), name), join(folderIn(to), name));
  print(`  ${names.length.toLocaleString('en')} drawings of the demo market`);
}
