// Parser of content pages: front matter and text, as in the build.
import { load } from 'js-yaml';

export interface ContentPage {
  readonly data: Record<string, unknown>;
  readonly body: string;
}

/** Throws if the front matter is not valid YAML. */
export function parseContentPage(text: string): ContentPage {
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? [];
  return { data: load(head) as Record<string, unknown>, body };
}
