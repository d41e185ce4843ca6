// Takes a written page apart as the build does: its fields and its text.
import { load } from 'js-yaml';

export interface Written {
  readonly data: unknown;
  readonly body: string;
}

/** Throws where the fields are no YAML. */
export function takeApart(text: string): Written {
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? [];
  return { data: load(head), body };
}
