// Validation of a call's input by its contract declaration: parameters, query and body.
import * as z from 'zod/mini';
import { inputAsReceived } from '../../../contract/dialect/sent-as.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from './http-error.ts';

type Schema = z.core.$ZodType;

export interface ParsedInput {
  readonly params: object | undefined;
  readonly query: object | undefined;
}

const fieldErrorsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    // Forms show errors at their fields, so list indexes are left out.
    const name = path.filter((part) => typeof part !== 'number').join('.') || 'body';
    fields[name] ??= message;
  }
  return fields;
};

const validate = (schema: Schema | undefined, value: unknown, code: ErrorCode): unknown => {
  if (!schema) return undefined;
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  throw new HttpError(code, code === 'validation' ? fieldErrorsOf(read.error.issues) : {});
};

/** Throws validation with the errors of the fields, by their names in the code. */
export const parseBody = ({ body, sentAs }: Endpoint, sent: unknown): unknown =>
  validate(body, inputAsReceived(sent, sentAs), 'validation');

/** Returns a parser of the parameters and the query. */
export const inputParser = (endpoint: Endpoint) => {
  const notFoundCode = endpoint.errors.find((code) => code.endsWith('NotFound')) ?? 'notFound';
  return (request: { readonly params: unknown; readonly query: unknown }): ParsedInput => {
    const params = validate(endpoint.params, request.params, notFoundCode) as object | undefined;
    const query = inputAsReceived(request.query, endpoint.sentAs);
    return { params, query: validate(endpoint.query, query, 'validation') as object | undefined };
  };
};
