// Limits of JSON: nesting and number of values are counted in the text, before the parser creates any object.
import { LIMIT_TEXTS } from '../../../../contract/messages/limits.ts';
import { LIMITS } from '../../../limits.ts';
import { HttpError } from '../http-error.ts';
import { countRefusal } from '../refusals.ts';

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Returns the position after the string literal whose content begins at `at`. */
function afterString(text: string, at: number): number {
  let end = at;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === QUOTE) return end + 1;
    if (code === BACKSLASH) end += 1;
  }
  return end;
}

const jsonLimitExceeded = (text: ReturnType<typeof LIMIT_TEXTS.jsonDepth>): HttpError => {
  countRefusal('json');
  return new HttpError('badRequest', {}, { text });
};

/**
 * Counts the values of a text that will be parsed as JSON, valid or not: a parser creates objects up to the position of the
 * error. Throws if nesting, or the number of values including `before`, exceeds its limit.
 */
export function countValues(text: string, before = 0): number {
  let values = before;
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    at += 1;
    if (code === QUOTE) at = afterString(text, at);
    else if (code === COMMA || code === COLON) values += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      values += 1;
      depth += 1;
      if (depth > LIMITS.jsonDepth)
        throw jsonLimitExceeded(LIMIT_TEXTS.jsonDepth(LIMITS.jsonDepth));
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    if (values > LIMITS.jsonValues)
      throw jsonLimitExceeded(LIMIT_TEXTS.jsonValues(LIMITS.jsonValues));
  }
  return values;
}

/** Texts that the contract's readers parse as JSON (contract/read.ts). */
const LOOKS_LIKE_JSON = /^\s*["[{]/;

/** The same count for a text field that may hold JSON (spec §7). */
export const countFieldValues = (text: string, before = 0): number =>
  LOOKS_LIKE_JSON.test(text) ? countValues(text, before) : before;

const countNestedValues = (value: unknown, before: number): number => {
  if (typeof value === 'string') return countFieldValues(value, before);
  if (typeof value !== 'object' || value === null) return before;
  return Object.values(value).reduce<number>(
    (values, each) => countNestedValues(each, values),
    before,
  );
};

/** Returns the error for a parsed body whose strings hold JSON beyond a limit; null if it is within the limits. */
export function jsonLimitErrorIn(body: unknown, before: number): HttpError | null {
  try {
    countNestedValues(body, before);
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}
