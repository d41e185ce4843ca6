// Refusal of calls that do not fit the state of an import.
import { IMPORT_STEP_TEXTS } from '../../../contract/messages/import.ts';
import type { ImportState } from '../../../contract/products/product-import.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { StoredImport } from './import-queries.ts';

export const stepError = (name: keyof typeof IMPORT_STEP_TEXTS): HttpError =>
  new HttpError('importStep', {}, { text: IMPORT_STEP_TEXTS[name] });

/** Throws where the import does not exist or is at another step. */
export function requireState(
  source: StoredImport | null,
  ...states: readonly ImportState[]
): StoredImport {
  if (!source) throw new HttpError('importNotFound');
  if (!states.includes(source.state))
    throw stepError(source.state === 'running' ? 'running' : 'changed');
  return source;
}
