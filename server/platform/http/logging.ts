// Log serializers: errors under the keys `error` and `err` are written with message and stack.
import { stdSerializers } from 'pino';

export const logOptions = (level: string) => ({
  level,
  serializers: {
    // Without this an Error would be written as {}: its properties are not enumerable.
    error: (error: unknown): unknown =>
      error instanceof Error ? stdSerializers.err(error) : error,
  },
});
