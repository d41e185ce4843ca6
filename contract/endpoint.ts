// What an endpoint is: declared once here, served by the *-routes.ts of server/, called by src/api, shown at /api/docs.
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.core.$ZodType;

/** Whether a token is needed, and whose. */
export type Access = 'anyone' | 'user' | 'buyer' | 'supplier' | 'admin';

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Clean = unknown,
  Whose extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under /api, with :names for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** How the body travels; JSON unless said otherwise. */
  readonly bodyType?: 'json' | 'multipart';
  /** JSON unless said otherwise; a file is declared in contract/file-reply.ts. */
  readonly replyType?: 'json' | 'file';
  /** Bytes of the largest JSON body, every character escaped, where 32 kB are not enough. */
  readonly bodyBytes?: number;
  /** Bytes of all files of the largest form. */
  readonly fileBytes?: number;
  readonly access: Whose;
  /** What our server answers: the fullest variant, nothing undeclared. */
  readonly reply: Reply;
  /** Takes any documented variant and hands on one clean shape; throws only when there is nothing to read. */
  readonly read: (body: unknown) => Clean;
  readonly errors: readonly ErrorCode[];
}

// A declared part is optional on the interface; what is declared decides, not that it might be missing.
type Declared<S> = Extract<S, Schema>;
type Given<S> = [Declared<S>] extends [never] ? undefined : z.input<Declared<S>>;
type Taken<S> = [Declared<S>] extends [never] ? undefined : z.output<Declared<S>>;

export type ParamsOf<E extends Endpoint> = Given<E['params']>;
export type QueryOf<E extends Endpoint> = Given<E['query']>;
export type BodyOf<E extends Endpoint> = Given<E['body']>;
export type CleanOf<E extends Endpoint> = ReturnType<E['read']>;
/** What a route handler gets once the request has been checked. */
export interface RequestOf<E extends Endpoint> {
  readonly params: Taken<E['params']>;
  readonly query: Taken<E['query']>;
  readonly body: Taken<E['body']>;
}
export type ReplyOf<E extends Endpoint> = z.input<E['reply']>;

/** Keeps the literal types of a declaration. */
export const endpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema = Schema,
  Clean = unknown,
  Whose extends Access = Access,
>(
  declaration: Endpoint<Params, Query, Body, Reply, Clean, Whose>,
): Endpoint<Params, Query, Body, Reply, Clean, Whose> => declaration;
