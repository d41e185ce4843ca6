// Minimal fake browser for stores: storage, location with history, window events.
import { vi } from 'vitest';

const ORIGIN = 'http://market.test';

/** localStorage or sessionStorage; `forbidden` throws as in a browser whose user has blocked it. */
const storage = (forbidden: boolean) => {
  const values = new Map<string, string>();
  const allowed = <Value>(value: Value): Value => {
    if (forbidden) throw new DOMException('no storage', 'SecurityError');
    return value;
  };
  return {
    getItem: (key: string) => allowed(values.get(key) ?? null),
    setItem: (key: string, value: string) => void allowed(values.set(key, String(value))),
    removeItem: (key: string) => void allowed(values.delete(key)),
  };
};

export interface FakeBrowser {
  readonly addresses: string[];
  /** Dispatches a window event. */
  dispatch(event: string, detail?: object): void;
}

/** Stubs the globals until vi.unstubAllGlobals(). Import stores afterwards, with vi.resetModules() between tests. */
export function stubBrowser(address = '/', { forbidden = false } = {}): FakeBrowser {
  const url = new URL(address, ORIGIN);
  const addresses: string[] = [];
  const listeners = new Map<string, ((event: object) => void)[]>();
  const navigate = (_: unknown, __: string, next: string): void => {
    url.href = new URL(next, url).href;
    addresses.push(next);
  };
  vi.stubGlobal('localStorage', storage(forbidden));
  vi.stubGlobal('sessionStorage', storage(forbidden));
  vi.stubGlobal('location', url);
  vi.stubGlobal('history', { pushState: navigate, replaceState: navigate });
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'en' } });
  vi.stubGlobal('addEventListener', (event: string, listener: (event: object) => void) => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  });
  vi.stubGlobal('removeEventListener', (event: string, listener: (event: object) => void) => {
    listeners.set(event, listeners.get(event)?.filter((each) => each !== listener) ?? []);
  });
  return {
    addresses,
    dispatch(event, detail = {}) {
      for (const listener of listeners.get(event) ?? []) listener(detail);
    },
  };
}
