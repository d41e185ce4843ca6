// How the log writes what went wrong: an error under either name says what it is and where it comes from.
import { stdSerializers } from 'pino';

export const logging = (level: string) => ({
  level,
  serializers: {
    // Without this an Error would be written as {}: nothing of it is enumerable.
    error: (error: unknown): unknown =>
      error instanceof Error ? stdSerializers.err(error) : error,
  },
});
