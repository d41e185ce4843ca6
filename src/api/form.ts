// Encoder of request bodies: multipart forms for endpoints with files, JSON for the others (spec §7).
import type { Endpoint } from '../../contract/endpoint.ts';
import { formEntries } from '../../contract/form-entries.ts';

/** For createApi's `encode`. Files are the browser's own File objects, or Blobs with a name. */
export function encodeForm(
  { method, bodyType }: Pick<Endpoint, 'method' | 'bodyType'>,
  body: unknown,
): string | FormData {
  if (bodyType !== 'multipart') return JSON.stringify(body);
  const form = new FormData();
  const entries = formEntries(method === 'PUT' ? 'PUT' : 'POST', body as Record<string, unknown>);
  for (const [name, value] of entries)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value as unknown as Blob, value.name);
  return form;
}
