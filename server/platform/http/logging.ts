// Log lines: errors under the keys `error` and `err` are written with message and stack, addresses without tokens.
import { stdSerializers } from 'pino';

/** Address of a request for the log, without the value of `token`, which readers of the log could use. */
export const loggedUrl = (url: string): string => url.replace(/([?&]token=)[^&]+/gi, '$1…');

export const logOptions = (level: string) => ({
  level,
  serializers: {
    // Without this an Error would be written as {}: its properties are not enumerable.
    error: (error: unknown): unknown =>
      error instanceof Error ? stdSerializers.err(error) : error,
  },
});
