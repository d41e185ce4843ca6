// File replies: downloadable bytes with a name instead of JSON.
import * as z from 'zod/mini';
import { unreadableReply } from './reply.ts';

/** Return value of a handler. */
export interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Whether the browser shows the file where it can, instead of saving it; only of types that cannot run scripts here. */
  readonly shown?: true;
}

/** Schema for the `reply` of an endpoint whose `replyType` is 'file'. */
export const fileReply = z.custom<FileToSend>();

/** Returns the Blob that the transport received. */
export const readFileReply = (body: unknown): Blob => {
  if (body instanceof Blob) return body;
  throw unreadableReply();
};
