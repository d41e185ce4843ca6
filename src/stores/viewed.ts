// Products that were viewed on this device, the last one first. The list is never sent to the server; a sign-out empties it.
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';
import { accessStorage } from './stored-session.ts';

export interface Viewed {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const MAX_VIEWED = 30;

/** Ignores invalid entries. */
export function readViewed(): readonly Viewed[] {
  try {
    const stored: unknown = JSON.parse(accessStorage(undefined, STORAGE_KEYS.seen) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .map(Object)
      .filter(({ id, at }) => typeof id === 'string' && id !== '' && Number.isFinite(at))
      .map(({ id, at }: Viewed) => ({ id: id.slice(0, 64), at }))
      .slice(0, MAX_VIEWED);
  } catch {
    return [];
  }
}

export function rememberViewed(id: string): void {
  const viewed = [{ id, at: Date.now() }, ...readViewed().filter((each) => each.id !== id)];
  accessStorage((storage) =>
    storage.setItem(STORAGE_KEYS.seen, JSON.stringify(viewed.slice(0, MAX_VIEWED))),
  );
}

/** Takes back forgetViewed(); what was viewed since stays first. */
export function restoreViewed(forgotten: readonly Viewed[]): void {
  const since = readViewed();
  const others = forgotten.filter(({ id }) => since.every((each) => each.id !== id));
  accessStorage((storage) =>
    storage.setItem(STORAGE_KEYS.seen, JSON.stringify([...since, ...others].slice(0, MAX_VIEWED))),
  );
}

export const forgetViewed = (): void => {
  accessStorage((storage) => storage.removeItem(STORAGE_KEYS.seen));
};
