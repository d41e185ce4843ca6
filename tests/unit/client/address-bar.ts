// Fake address bar for store tests: location, history with the back button, and event listeners.
import { vi } from 'vitest';

export interface AddressBar {
  /** Path and query. */
  current(): string;
  /** The browser's back button. */
  back(): void;
}

/** Stubs the browser globals until vi.unstubAllGlobals(). */
export function stubAddressBar(address: string): AddressBar {
  const entries = [new URL(address, 'http://localhost')];
  const events = new EventTarget();
  const location = {
    get pathname() {
      return entries.at(-1)?.pathname ?? '';
    },
    get search() {
      return entries.at(-1)?.search ?? '';
    },
  };
  const resolve = (href: string): URL => new URL(href, entries.at(-1));
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, href: string) => entries.push(resolve(href)),
    replaceState: (_state: unknown, _title: string, href: string) =>
      entries.splice(-1, 1, resolve(href)),
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return {
    current: () => location.pathname + location.search,
    back() {
      entries.pop();
      events.dispatchEvent(new Event('popstate'));
    },
  };
}
