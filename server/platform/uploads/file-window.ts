// Random access to a file's bytes through a small buffer, so that a parser never holds the whole file.
import { open } from 'node:fs/promises';

const WINDOW_BYTES = 16 * 1024;

export interface FileWindow {
  /** Size of the whole file in bytes. */
  readonly size: number;
  /** Returns at most 16 kB; fewer at the end of the file. Valid until the next call. */
  bytes(at: number, length: number): Promise<Buffer>;
  /**
   * Returns the position of the next byte `first` that is followed by a byte for which `isSecond` is true, or -1. Reads as
   * much of the file as needed.
   */
  findPair(first: number, isSecond: (byte: number) => boolean, from: number): Promise<number>;
}

/** Opens the file for `work`, and closes it afterwards. */
export async function withFileWindow<Result>(
  path: string,
  work: (window: FileWindow) => Promise<Result>,
): Promise<Result> {
  await using file = await open(path);
  const { size } = await file.stat();
  const buffer = Buffer.alloc(WINDOW_BYTES);
  let start = 0;
  let end = 0;

  const fill = async (at: number): Promise<void> => {
    const { bytesRead } = await file.read(buffer, 0, WINDOW_BYTES, at);
    start = at;
    end = at + bytesRead;
  };

  return await work({
    size,
    async bytes(at, length) {
      const last = Math.min(at + length, size);
      if (at >= last) return buffer.subarray(0, 0);
      if (at < start || last > end) await fill(at);
      return buffer.subarray(at - start, Math.min(last, end) - start);
    },
    async findPair(first, isSecond, from) {
      // The last byte of a window is also the first of the next one, because a pair may cross the border.
      for (let at = from; at + 1 < size; at = end - 1) {
        if (at < start || at + 1 >= end) await fill(at);
        if (end - at < 2) return -1;
        for (let here = at - start; here + 1 < end - start; here++)
          if (buffer[here] === first && isSecond(buffer[here + 1] ?? 0)) return start + here;
      }
      return -1;
    },
  });
}
