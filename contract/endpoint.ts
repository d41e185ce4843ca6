// Type of an endpoint declaration. Each endpoint is declared once, implemented by the *-routes.ts of server/, called by
// src/api and documented at /api/docs.
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.core.$ZodType;

/** Who may call the endpoint; all but 'anyone' need a token. */
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
  /** Encoding of the body; JSON by default. */
  readonly bodyType?: 'json' | 'multipart';
  /** JSON by default; a file reply is declared with contract/file-reply.ts. */
  readonly replyType?: 'json' | 'file';
  /** Maximum bytes of the JSON body, with every character escaped; set only if the default of 32 kB is too small. */
  readonly bodyBytes?: number;
  /** Maximum bytes of all files of a form together. */
  readonly fileBytes?: number;
  readonly access: Whose;
  /** Schema of our server's reply: the fullest documented variant, without undeclared fields. */
  readonly reply: Reply;
  /** Parses any documented variant of the reply into one type. Throws only if the reply has nothing readable. */
  readonly read: (body: unknown) => Clean;
  readonly errors: readonly ErrorCode[];
}

// The interface makes every part optional; these types depend on whether the declaration has it.
type Declared<S> = Extract<S, Schema>;
type Given<S> = [Declared<S>] extends [never] ? undefined : z.input<Declared<S>>;
type Taken<S> = [Declared<S>] extends [never] ? undefined : z.output<Declared<S>>;

export type ParamsOf<E extends Endpoint> = Given<E['params']>;
export type QueryOf<E extends Endpoint> = Given<E['query']>;
export type BodyOf<E extends Endpoint> = Given<E['body']>;
export type CleanOf<E extends Endpoint> = ReturnType<E['read']>;
/** Input of a route handler, after validation. */
export interface RequestOf<E extends Endpoint> {
  readonly params: Taken<E['params']>;
  readonly query: Taken<E['query']>;
  readonly body: Taken<E['body']>;
}
export type ReplyOf<E extends Endpoint> = z.input<E['reply']>;

/** Declares an endpoint and preserves its literal types. */
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
