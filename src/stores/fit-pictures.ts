// Photographs scaled down before they are sent. The code that does it is loaded once a picture is chosen.
import { atom, computed } from 'nanostores';
import { IMAGE_TYPES } from '../../contract/limits.ts';

export interface Fitted {
  /** In the order they were chosen; what is no picture is among them as it is. */
  readonly files: readonly File[];
  /** Too large to be sent, and the browser could not scale them down. */
  readonly tooLarge: readonly File[];
}

const $running = atom<ReadonlySet<Promise<unknown>>>(new Set());

/** A form that is saved waits for pictures that were chosen before. */
export const $isFitting = computed($running, (running) => running.size > 0);
export const fitted = async (): Promise<void> => {
  while ($running.get().size > 0) await Promise.allSettled($running.get());
};

const isPicture = ({ type }: File): boolean => (IMAGE_TYPES as readonly string[]).includes(type);

async function fitAll(chosen: readonly File[], done: (count: number) => void): Promise<Fitted> {
  const files: File[] = [];
  const tooLarge: File[] = [];
  // Where the code cannot be had, the server says what is too large.
  const scaler = await import('./scale-picture.ts').catch(() => null);
  for (const [at, file] of chosen.entries()) {
    done(at);
    const fit = scaler && isPicture(file) ? await scaler.fitPicture(file) : file;
    if (fit) files.push(fit);
    else tooLarge.push(file);
  }
  return { files, tooLarge };
}

/** `done` hears how many are finished. Never rejects. */
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
