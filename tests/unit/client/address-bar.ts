// Fake address bar for store tests: location, history with the back button, and event listeners.
import { vi } from 'vitest';

export interface AddressBar {
  /** Path and query. */
  shown(): string;
  /** The browser's back button. */
  back(): void;
}

/** Stubs the browser globals until vi.unstubAllGlobals(). */
export function openAt(address: string): AddressBar {
  const entries = [new URL(address, 'http://localhost')];
  const heard = new EventTarget();
  const location = {
    get pathname() {
      return entries.at(-1)?.pathname ?? '';
    },
    get search() {
      return entries.at(-1)?.search ?? '';
    },
  };
  const arrive = (href: string): URL => new URL(href, entries.at(-1));
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, href: string) => entries.push(arrive(href)),
    replaceState: (_state: unknown, _title: string, href: string) =>
      entries.splice(-1, 1, arrive(href)),
  });
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard));
  return {
    shown: () => location.pathname + location.search,
    back() {
      entries.pop();
      heard.dispatchEvent(new Event('popstate'));
    },
  };
}
