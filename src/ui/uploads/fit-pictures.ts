// Scaling of photographs before the upload. The scaling code is loaded once an image is selected.
import { atom, computed } from 'nanostores';
import { IMAGE_TYPES } from '../../../contract/limits.ts';

export interface Fitted {
  /** In the order of selection, including files that are not images, unchanged. */
  readonly files: readonly File[];
  /** Too large for the upload, and the browser could not scale them down. */
  readonly tooLarge: readonly File[];
}

const $running = atom<ReadonlySet<Promise<unknown>>>(new Set());

/** A form waits for these images before it is saved. */
export const $isFitting = computed($running, (running) => running.size > 0);
export const fitted = async (): Promise<void> => {
  while ($running.get().size > 0) await Promise.allSettled($running.get());
};

const isPicture = ({ type }: File): boolean => (IMAGE_TYPES as readonly string[]).includes(type);

async function fitAll(chosen: readonly File[], done: (count: number) => void): Promise<Fitted> {
  const files: File[] = [];
  const tooLarge: File[] = [];
  // If the scaling code cannot be loaded, the server reports files that are too large.
  const scaler = await import('./scale-picture.ts').catch(() => null);
  for (const [at, file] of chosen.entries()) {
    done(at);
    const fit = scaler && isPicture(file) ? await scaler.fitPicture(file) : file;
    if (fit) files.push(fit);
    else tooLarge.push(file);
  }
  return { files, tooLarge };
}

/** `done` receives the number of finished files. Never rejects. */
export async function fitPictures(
  chosen: readonly File[],
  done: (count: number) => void,
): Promise<Fitted> {
  if (!chosen.some(isPicture)) return { files: chosen, tooLarge: [] };
  const work = fitAll(chosen, done);
  $running.set(new Set([...$running.get(), work]));
  try {
    return await work;
  } finally {
    $running.set(new Set([...$running.get()].filter((each) => each !== work)));
  }
}
