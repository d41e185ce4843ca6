// Type of an endpoint declaration. Each endpoint is declared once, implemented by the *-routes.ts of server/, called by
// src/api and documented at /api/docs.
import type * as z from 'zod/mini';
import type { FactorStep } from './accounts/second-factor-limits.ts';
import type { SentAs } from './dialect/sent-as.ts';
import type { ErrorCode } from './errors.ts';

type Schema = z.core.$ZodType;

/** Who may call the endpoint; all but 'anyone' need a token. */
export type Access = 'anyone' | 'user' | 'buyer' | 'supplier' | 'admin';

/** Roles of the people of a company, each with the rights of those before it. */
export const COMPANY_ROLES = ['viewer', 'sales', 'owner'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Names and forms of a reply in the calls that the spec documents (§7), which other backends may send. */
export interface Dialect<Reply = never> {
  /** Returns any documented variant with the field names of the reply schema, which parses the result. */
  readonly read: (body: unknown) => unknown;
  /** Returns the fullest documented variant of a reply. Without it, the reply is sent as it is. */
  write?(reply: Reply): unknown;
  /** What `write` returns; other fields are not sent. */
  readonly schema?: Schema;
}

type Read = (body: unknown) => unknown;

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Parse extends Read | undefined = Read | undefined,
  Level extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under /api, with :names for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** For calls of the spec: names on the wire of fields of the query and the body that have another name here. */
  readonly sentAs?: SentAs;
  /** Encoding of the body; JSON by default. */
  readonly bodyType?: 'json' | 'multipart';
  /** JSON by default; a file reply is declared with contract/file-reply.ts. */
  readonly replyType?: 'json' | 'file';
  /** Maximum bytes of the JSON body, with every character escaped; set only if the default of 32 kB is too small. */
  readonly bodyBytes?: number;
  /** Maximum bytes of all files of a form together. */
  readonly fileBytes?: number;
  readonly access: Level;
  /** Least role that a person of the company needs; only set where it differs from `leastRoleOf`. */
  readonly leastRole?: CompanyRole;
  /**
   * What of the second factor the caller's session may still lack: by default nothing, so that such a session can only be
   * completed.
   */
  readonly openBefore?: readonly FactorStep[];
  /**
   * Whether the caller must have confirmed its identity in this session lately (contract/accounts/confirmation.ts): calls that give
   * access, take it, or hand out everything.
   */
  readonly confirmed?: true;
  /** Whether the file can also be downloaded through a signed address (contract/file-link.ts). */
  readonly linked?: true;
  /**
   * Schema of the reply: what the handler returns, the server sends without undeclared fields and with `success: true`, and
   * the client parses.
   */
  readonly reply: Reply;
  /** For calls of the spec, and calls with the same resources: how the reply is sent, and read in any documented variant. */
  readonly dialect?: Dialect<z.output<Reply>>;
  /** Parses the reply where the caller gets another type than `reply`: a file. */
  readonly read?: Parse;
  readonly errors: readonly ErrorCode[];
}

// The interface makes every part optional; these types are undefined for a part that the declaration lacks.
type DefinedSchema<S> = Extract<S, Schema>;
type SchemaInput<S> = [DefinedSchema<S>] extends [never] ? undefined : z.input<DefinedSchema<S>>;
type SchemaOutput<S> = [DefinedSchema<S>] extends [never] ? undefined : z.output<DefinedSchema<S>>;

export type ParamsOf<E extends Endpoint> = SchemaInput<E['params']>;
export type QueryOf<E extends Endpoint> = SchemaInput<E['query']>;
export type BodyOf<E extends Endpoint> = SchemaInput<E['body']>;
export type ParsedReplyOf<E extends Endpoint> = [Extract<E['read'], Read>] extends [never]
  ? ReplyOf<E>
  : ReturnType<Extract<E['read'], Read>>;
/** Input of a route handler, after validation. */
export interface RequestOf<E extends Endpoint> {
  readonly params: SchemaOutput<E['params']>;
  readonly query: SchemaOutput<E['query']>;
  readonly body: SchemaOutput<E['body']>;
}
/** What a route handler returns. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** Declares a dialect; a call of this name, so that the build can leave out the server's part. */
export const dialect = <Reply>(declaration: Dialect<Reply>): Dialect<Reply> => declaration;

/** Declares an endpoint and preserves its literal types. */
export const endpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema = Schema,
  Parse extends Read | undefined = undefined,
  Level extends Access = Access,
>(
  declaration: Endpoint<Params, Query, Body, Reply, Parse, Level>,
): Endpoint<Params, Query, Body, Reply, Parse, Level> => declaration;

/** Least role that a person of the company needs for a call: by default viewers read, and sales also write. */
export const leastRoleOf = ({
  method,
  leastRole,
}: Pick<Endpoint, 'method' | 'leastRole'>): CompanyRole =>
  leastRole ?? (method === 'GET' ? 'viewer' : 'sales');
