// Replies that are files to be saved: bytes with a name, in place of JSON.
import * as z from 'zod/mini';
import { unreadable } from './reply.ts';

/** What a handler answers. */
export interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** For `reply` of an endpoint whose `replyType` is 'file'. */
export const fileReply = z.custom<FileToSend>();

/** The bytes as the transport brought them. */
export const readFileReply = (body: unknown): Blob => {
  if (body instanceof Blob) return body;
  throw unreadable();
};
