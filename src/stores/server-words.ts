// Words of the server about a failed call, whatever its code; null where it said nothing and the default text stands in (spec §7, §8).
import { type ApiError, NOTHING_SAID, UNANSWERED } from '../../contract/errors.ts';

/** An ApiError, or a Problem made of one. That the backend is known to be away has words too (src/api/app.ts). */
export const serverWords = ({
  code,
  message,
}: Pick<ApiError, 'code' | 'message'>): string | null => {
  if (code === 'network') return message === UNANSWERED ? null : message;
  const isSilent = message === NOTHING_SAID && (code === 'unknown' || code === 'unreadable');
  return isSilent ? null : message;
};
