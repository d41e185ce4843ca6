// Receives multipart forms: bounded, streamed to disk, and gone again when the request is done.
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { ofDisk } from '../storage/object-store.ts';
import { FORM_BYTES, type Form, LIMITS, Receiving } from './receiving.ts';
import { cutOff, runOff, watchBody } from './run-off.ts';
import { sweep } from './sweep.ts';

declare module 'fastify' {
  interface FastifyInstance {
    receive(request: FastifyRequest, reply: FastifyReply): Promise<Form>;
  }
  interface FastifyContextConfig {
    /** The route takes multipart forms; all others refuse them. */
    readonly takesForms?: boolean;
  }
}

/** What went wrong, as far as it is the form's fault; a full disk is ours. */
const problemOf = (error: unknown): unknown => {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
  if (error instanceof Problem) return error;
  if (syscall !== undefined) return ofDisk(error);
  return new Problem(statusCode === 413 ? 'tooLarge' : 'badRequest');
};

async function receive(
  request: FastifyRequest,
  { raw: response }: FastifyReply,
  folder: string,
): Promise<Form> {
  const { raw, headers } = request;
  const receiving = new Receiving(folder);
  let exceeded = Number(headers['content-length'] ?? 0) > FORM_BYTES;
  let refused = false;
  try {
    if (exceeded) throw new Problem('tooLarge');
    watchBody(raw, FORM_BYTES, () => {
      exceeded = true;
      receiving.stop(new Problem('tooLarge'));
      // Told long ago what is wrong with it, and still sending.
      if (refused) raw.destroy();
    });
    await receiving.all(request.parts()[Symbol.asyncIterator]());
    return receiving.form;
  } catch (error) {
    refused = true;
    if (exceeded) cutOff(raw, response);
    else runOff(raw);
    await receiving.discard();
    throw problemOf(error);
  }
}

/** Teaches the instance to receive forms, for the routes that say that they take them. */
export async function receiveForms(app: FastifyInstance, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'tmp');
  await app.register(multipart, { throwFileSizeLimit: false, limits: LIMITS });
  app.decorate('receive', (request, reply) => receive(request, reply, folder));
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.takesForms)
      throw new Problem('unsupportedType');
  });
  app.addHook('onReady', () => sweep(folder));
}
