// Sequential execution by key: work of the same key runs one after the other in the order of the calls, of different keys at once.

export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function keyedQueue(): KeyedQueue {
  /** Settles with the last work of each key; never rejects. */
  const last = new Map<string, Promise<void>>();
  return (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = result.then(
      () => {},
      () => {},
    );
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return result;
  };
}
