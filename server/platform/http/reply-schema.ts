// JSON Schema of an endpoint, for the API documentation and for the serializer of its replies, which sends declared fields only.
import type { FastifyReply, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { asSent } from '../../../contract/dialect/sent-as.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Json } from '../../../contract/read.ts';

/** Returns the JSON Schema of a declaration, for the fast serializer and the API documentation. */
export const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema: made }) => {
      const { json } = zodSchema as { readonly json?: Json };
      if (json) Object.assign(made, fieldSchema(json));
    },
  });
  void $schema;
  return rest;
};

/** JSON Schema of a reply field of contract/read.ts. */
const fieldSchema = ({ fields, items, values, nullable, ...scalar }: Json): object => ({
  ...scalar,
  ...(fields ? jsonSchema(z.object(fields as z.core.$ZodLooseShape), 'output') : {}),
  ...(items ? { type: 'array', items: jsonSchema(items, 'output') } : {}),
  ...(values ? { type: 'object', additionalProperties: jsonSchema(values, 'output') } : {}),
  ...(nullable ? { nullable } : {}),
});

/** Fields that a reply sends after `success: true`; null for replies that declare it themselves. */
const sentFields = ({ dialect, reply }: Endpoint): Json['fields'] | null =>
  ((dialect?.schema ?? reply) as { readonly json?: Json }).json?.fields ?? null;

const replySchema = (endpoint: Endpoint) => {
  const fields = sentFields(endpoint);
  const sent = z.object({ success: z.literal(true), ...(fields as z.core.$ZodLooseShape | null) });
  return jsonSchema(fields ? sent : endpoint.reply, 'output');
};

const BINARY = {
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

/** The schema of a query or a body, with the names of the wire. */
const inputSchema = (schema: z.core.$ZodType, sentAs: Endpoint['sentAs']) => {
  const described = jsonSchema(schema, 'input');
  const { properties, required } = described;
  return {
    ...described,
    ...(properties && { properties: asSent(properties, sentAs) }),
    ...(required && { required: required.map((name) => sentAs?.[name] ?? name) }),
  };
};

/** Names of the security schemes of server/api.ts, all of which the call needs. */
const securityOf = ({ confirmed }: Endpoint) => ({
  token: [],
  ...(confirmed ? { confirmation: [] } : {}),
});

export const openApiSchema = (endpoint: Endpoint): RouteShorthandOptions['schema'] => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1] ?? ''],
  ...(endpoint.access === 'anyone' ? {} : { security: [securityOf(endpoint)] }),
  ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
  ...(endpoint.query ? { querystring: inputSchema(endpoint.query, endpoint.sentAs) } : {}),
  ...(endpoint.body ? { body: inputSchema(endpoint.body, endpoint.sentAs) } : {}),
  ...(endpoint.bodyType === 'multipart'
    ? { consumes: ['multipart/form-data', 'application/json'] }
    : {}),
  response: {
    200: endpoint.replyType === 'file' ? BINARY : replySchema(endpoint),
  },
});

/** Returns a function that makes the JSON of what a handler returns. */
export const replySerializer = (endpoint: Endpoint) => {
  const isEnveloped = sentFields(endpoint) !== null;
  return (reply: FastifyReply, result: unknown): string => {
    const sent = endpoint.dialect?.write?.(result as never) ?? result;
    return reply.serialize(isEnveloped ? { success: true, ...(sent as object) } : sent) as string;
  };
};
