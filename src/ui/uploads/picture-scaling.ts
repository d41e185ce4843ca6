// Scaling of photographs before the upload. The scaling code is loaded once an image is selected.
import { atom, computed } from 'nanostores';
import { IMAGE_TYPES } from '../../../contract/limits.ts';

interface ScalingResult {
  /** In the order of selection, including files that are not images, unchanged. */
  readonly files: readonly File[];
  /** Too large for the upload, and the browser could not scale them down. */
  readonly tooLarge: readonly File[];
}

const $running = atom<ReadonlySet<Promise<unknown>>>(new Set());

/** A form waits for these images before it is saved. */
export const $isScaling = computed($running, (running) => running.size > 0);
export const waitForScaling = async (): Promise<void> => {
  while ($running.get().size > 0) await Promise.allSettled($running.get());
};

const isPicture = ({ type }: File): boolean => (IMAGE_TYPES as readonly string[]).includes(type);

async function scaleAll(
  chosen: readonly File[],
  onProgress: (count: number) => void,
): Promise<ScalingResult> {
  const files: File[] = [];
  const tooLarge: File[] = [];
  // If the scaling code cannot be loaded, the server reports files that are too large.
  const scaler = await import('./scale-picture.ts').catch(() => null);
  for (const [index, file] of chosen.entries()) {
    onProgress(index);
    const scaled = scaler && isPicture(file) ? await scaler.scalePicture(file) : file;
    if (scaled) files.push(scaled);
    else tooLarge.push(file);
  }
  return { files, tooLarge };
}

/** `onProgress` receives the number of finished files. Never rejects. */
export async function scalePictures(
  chosen: readonly File[],
  onProgress: (count: number) => void,
): Promise<ScalingResult> {
  if (!chosen.some(isPicture)) return { files: chosen, tooLarge: [] };
  const work = scaleAll(chosen, onProgress);
  $running.set(new Set([...$running.get(), work]));
  try {
    return await work;
  } finally {
    $running.set(new Set([...$running.get()].filter((each) => each !== work)));
  }
}
