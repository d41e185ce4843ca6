// The analytics in the call that the spec documents (§7), at every place where a backend may send them.
import * as z from 'zod/mini';
import { nullableNumber, recordOf } from '../read.ts';
import { successReply, unreadableReply } from '../reply.ts';

/** `totalUsers` is required: the calling admin is a user, so a reply without it carries no analytics. */
export const readAnalytics = (body: unknown): unknown => {
  const reply = successReply(body);
  const found = [reply, reply.data, reply.analytics].find(
    (place) => z.parse(nullableNumber, recordOf(place).totalUsers) !== null,
  );
  if (found === undefined) throw unreadableReply();
  return found;
};
