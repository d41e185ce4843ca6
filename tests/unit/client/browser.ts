// Minimal fake browser for stores: storage, location with history, window events.
import { vi } from 'vitest';

const ORIGIN = 'http://market.test';

/** localStorage or sessionStorage; `forbidden` throws as in a browser whose user has blocked it. */
const storage = (forbidden: boolean) => {
  const kept = new Map<string, string>();
  const allowed = <Value>(value: Value): Value => {
    if (forbidden) throw new DOMException('no storage', 'SecurityError');
    return value;
  };
  return {
    getItem: (key: string) => allowed(kept.get(key) ?? null),
    setItem: (key: string, value: string) => void allowed(kept.set(key, String(value))),
    removeItem: (key: string) => void allowed(kept.delete(key)),
  };
};

export interface Browser {
  readonly addresses: string[];
  /** Dispatches a window event. */
  happen(event: string, detail?: object): void;
}

/** Stubs the globals until vi.unstubAllGlobals(). Import stores afterwards, with vi.resetModules() between tests. */
export function startBrowser(address = '/', { forbidden = false } = {}): Browser {
  const url = new URL(address, ORIGIN);
  const addresses: string[] = [];
  const heard = new Map<string, ((event: object) => void)[]>();
  const go = (_: unknown, __: string, next: string): void => {
    url.href = new URL(next, url).href;
    addresses.push(next);
  };
  vi.stubGlobal('localStorage', storage(forbidden));
  vi.stubGlobal('sessionStorage', storage(forbidden));
  vi.stubGlobal('location', url);
  vi.stubGlobal('history', { pushState: go, replaceState: go });
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'en' } });
  vi.stubGlobal('addEventListener', (event: string, listener: (event: object) => void) => {
    heard.set(event, [...(heard.get(event) ?? []), listener]);
  });
  vi.stubGlobal('removeEventListener', (event: string, listener: (event: object) => void) => {
    heard.set(event, heard.get(event)?.filter((each) => each !== listener) ?? []);
  });
  return {
    addresses,
    happen(event, detail = {}) {
      for (const listener of heard.get(event) ?? []) listener(detail);
    },
  };
}
