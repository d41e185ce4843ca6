// Reception of multipart forms: size limits, files streamed to disk, temporary files removed at the end of the request.
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMIT_TEXTS } from '../../../contract/messages/limits.ts';
import { LIMITS } from '../../limits.ts';
import { bodyAllocator } from '../http/bodies/bodies.ts';
import { whenClosed } from '../http/connections/when-closed.ts';
import { HttpError } from '../http/http-error.ts';
import { networkOf, siteOf } from '../http/network.ts';
import { overloaded } from '../http/refusals.ts';
import { mapDiskError } from '../storage/object-store.ts';
import { removeAbandonedFiles } from './abandoned-files.ts';
import {
  FORM_FILES,
  type Form,
  FormParser,
  formTooLarge,
  isPartAFile,
  PARSER_LIMITS,
} from './form-parser.ts';
import { openFormLimit } from './open-form-limit.ts';
import { drainBody, stopReading, watchBody } from './unread-body.ts';

declare module 'fastify' {
  interface FastifyInstance {
    receive(request: FastifyRequest, reply: FastifyReply): Promise<Form>;
  }
  interface FastifyContextConfig {
    /** The route accepts multipart forms; all others refuse them. */
    readonly takesForms?: boolean;
    /** Total bytes of all files in the route's largest form. */
    readonly fileBytes?: number;
  }
}

/** Overhead of a form: boundaries and headers of the parts. */
const BYTES_PER_PART = 512;
const PARTS_OVERHEAD_BYTES = (FORM_FILES + LIMITS.formFieldValues) * BYTES_PER_PART;

/** Returns the maximum bytes of a form with files of `fileBytes` in total. */
export const maxFormBytes = (fileBytes: number): number =>
  fileBytes + LIMITS.formTextBytes + PARTS_OVERHEAD_BYTES;

const PARSER_TEXTS: Readonly<Record<string, ReturnType<typeof LIMIT_TEXTS.formFiles>>> = {
  FST_FILES_LIMIT: LIMIT_TEXTS.formFiles(FORM_FILES),
  FST_FIELDS_LIMIT: LIMIT_TEXTS.formValues(LIMITS.formFieldValues),
  FST_PARTS_LIMIT: LIMIT_TEXTS.formValues(LIMITS.formFieldValues),
};

/** Maps an error: an invalid form becomes an HttpError for the client, disk errors are the server's. */
const toHttpError = (error: unknown): unknown => {
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  if (error instanceof HttpError) return error;
  if (syscall !== undefined) return mapDiskError(error);
  const text = PARSER_TEXTS[code];
  return text ? formTooLarge(text) : new HttpError('badRequest');
};

/** Reserves memory for a form: its buffers immediately, its texts as they arrive. */
function reserveMemory(request: FastifyRequest, { raw: response }: FastifyReply) {
  const onRevoked = (): void => void request.raw.destroy();
  const allocation = bodyAllocator.acquire(siteOf(request.ip), LIMITS.formBufferBytes, onRevoked);
  if (!allocation) throw overloaded('bytes_in_flight');
  whenClosed(response, allocation.release);
  return (bytes: number): void => {
    if (!allocation.grow(bytes)) throw overloaded('bytes_in_flight');
  };
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
): Promise<Form> {
  const { raw, headers } = request;
  const maxBytes = maxFormBytes(request.routeOptions.config.fileBytes ?? 0);
  const bodyTooLarge = (): HttpError => formTooLarge(LIMIT_TEXTS.body(maxBytes));
  let receiving: FormParser | null = null;
  let refused = false;
  let exceeded = true;
  try {
    // The connection is closed already, and the parser would wait forever.
    if (raw.destroyed) throw new HttpError('badRequest');
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge();
    receiving = new FormParser(folder, siteOf(request.ip), reserveMemory(request, reply));
    const form = receiving;
    exceeded = false;
    watchBody(raw, maxBytes, () => {
      exceeded = true;
      form.stop(bodyTooLarge());
      // The form was refused before, but the client continues to send.
      if (refused) raw.destroy();
    });
    await form.parse(request.parts()[Symbol.asyncIterator]());
    return form.form;
  } catch (error) {
    refused = true;
    if (exceeded || (error instanceof HttpError && error.status >= 413))
      stopReading(raw, reply.raw);
    else drainBody(raw);
    await receiving?.discard();
    throw toHttpError(error);
  }
}

/** Registers form reception for the routes that declare `takesForms`. */
export async function receiveForms(app: FastifyInstance, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'tmp');
  await app.register(multipart, { throwFileSizeLimit: false, limits: PARSER_LIMITS, isPartAFile });
  const formLimit = openFormLimit(LIMITS.openFormsPerAccount);
  app.decorate('receive', async (request, reply) => {
    const release = formLimit.acquire(request.user?.id ?? networkOf(request.ip));
    whenClosed(reply.raw, release);
    return receive(request, reply, folder);
  });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.takesForms)
      throw new HttpError('unsupportedType');
  });
  app.addHook('onReady', () => removeAbandonedFiles(folder));
}
