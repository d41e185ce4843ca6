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
  ParsedReply = unknown,
  Level extends Access = Access,
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
  readonly access: Level;
  /** Schema of our server's reply: the fullest documented variant, without undeclared fields. */
  readonly reply: Reply;
  /** Parses any documented variant of the reply into one type. Throws only if the reply has nothing readable. */
  readonly read: (body: unknown) => ParsedReply;
  readonly errors: readonly ErrorCode[];
}

// The interface makes every part optional; these types are undefined for a part that the declaration lacks.
type DefinedSchema<S> = Extract<S, Schema>;
type SchemaInput<S> = [DefinedSchema<S>] extends [never] ? undefined : z.input<DefinedSchema<S>>;
type SchemaOutput<S> = [DefinedSchema<S>] extends [never] ? undefined : z.output<DefinedSchema<S>>;

export type ParamsOf<E extends Endpoint> = SchemaInput<E['params']>;
export type QueryOf<E extends Endpoint> = SchemaInput<E['query']>;
export type BodyOf<E extends Endpoint> = SchemaInput<E['body']>;
export type ParsedReplyOf<E extends Endpoint> = ReturnType<E['read']>;
/** Input of a route handler, after validation. */
export interface RequestOf<E extends Endpoint> {
  readonly params: SchemaOutput<E['params']>;
  readonly query: SchemaOutput<E['query']>;
  readonly body: SchemaOutput<E['body']>;
}
export type ReplyOf<E extends Endpoint> = z.input<E['reply']>;

/** Declares an endpoint and preserves its literal types. */
export const endpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema = Schema,
  ParsedReply = unknown,
  Level extends Access = Access,
>(
  declaration: Endpoint<Params, Query, Body, Reply, ParsedReply, Level>,
): Endpoint<Params, Query, Body, Reply, ParsedReply, Level> => declaration;
