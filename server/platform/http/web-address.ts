// Parser of web addresses that users give, with bounded work.

/** The longest address that servers in general accept. */
const MAX_ADDRESS_CHARS = 2_048;
/** No host name is longer, and the time to parse one grows with the square of its Chinese characters. */
const LONG_HOST = /^(?:[a-z][a-z\d+.-]*:[/\\]*|[/\\]{2,})[^/\\?#]{254}/i;

/** null for a text that is no address. `base`: of the page that has it, if it may be relative. */
export const parseAddress = (text: string, base?: URL): URL | null =>
  text.length > MAX_ADDRESS_CHARS || LONG_HOST.test(text) ? null : URL.parse(text, base?.href);
