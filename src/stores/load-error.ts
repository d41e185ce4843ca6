// Error of a failed load, as data: a page sends it to its island.
import { ApiError, DEFAULT_ERROR_TEXT } from '../../contract/errors.ts';

export interface LoadError {
  readonly code: ApiError['code'];
  readonly message: string;
  /** One text per invalid filter. */
  readonly fields: Readonly<Record<string, string>>;
}

export const toLoadError = (error: unknown): LoadError =>
  error instanceof ApiError
    ? { code: error.code, message: error.message, fields: error.fields }
    : { code: 'unknown', message: DEFAULT_ERROR_TEXT, fields: {} };
