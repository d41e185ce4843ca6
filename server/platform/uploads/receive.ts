// Reception of multipart forms: size limits, files streamed to disk, temporary files removed at the end of the request.
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMIT_TEXTS } from '../../../contract/messages/limits.ts';
import { LIMITS } from '../../limits.ts';
import { bodyShares } from '../http/bodies/bodies.ts';
import { whenClosed } from '../http/connections/when-closed.ts';
import { networkOf } from '../http/network.ts';
import { Problem } from '../http/problem.ts';
import { busy } from '../http/refusals.ts';
import { ofDisk } from '../storage/object-store.ts';
import { openForms } from './open-forms.ts';
import {
  FORM_FILES,
  type Form,
  isPartAFile,
  PARSER_LIMITS,
  Receiving,
  tooMuch,
} from './receiving.ts';
import { cutOff, runOff, watchBody } from './run-off.ts';
import { sweep } from './sweep.ts';

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
const FRAME_BYTES = (FORM_FILES + LIMITS.formFieldValues) * BYTES_PER_PART;

/** Returns the maximum bytes of a form with files of `fileBytes` in total. */
export const formBytes = (fileBytes: number): number =>
  fileBytes + LIMITS.formTextBytes + FRAME_BYTES;

const PARSER_TEXTS: Readonly<Record<string, ReturnType<typeof LIMIT_TEXTS.formFiles>>> = {
  FST_FILES_LIMIT: LIMIT_TEXTS.formFiles(FORM_FILES),
  FST_FIELDS_LIMIT: LIMIT_TEXTS.formValues(LIMITS.formFieldValues),
  FST_PARTS_LIMIT: LIMIT_TEXTS.formValues(LIMITS.formFieldValues),
};

/** Maps an error: faults of the form become a Problem for the client, disk errors are the server's. */
const problemOf = (error: unknown): unknown => {
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  if (error instanceof Problem) return error;
  if (syscall !== undefined) return ofDisk(error);
  const text = PARSER_TEXTS[code];
  return text ? tooMuch(text) : new Problem('badRequest');
};

/** Reserves memory for a form: its buffers immediately, its texts as they arrive. */
function holdMemory(request: FastifyRequest, { raw: response }: FastifyReply) {
  const giveWay = (): void => void request.raw.destroy();
  const share = bodyShares.take(networkOf(request.ip), LIMITS.formBufferBytes, giveWay);
  if (!share) throw busy('bytes_in_flight');
  whenClosed(response, share.release);
  return (bytes: number): void => {
    if (!share.grow(bytes)) throw busy('bytes_in_flight');
  };
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
): Promise<Form> {
  const { raw, headers } = request;
  const most = formBytes(request.routeOptions.config.fileBytes ?? 0);
  const exceeds = (): Problem => tooMuch(LIMIT_TEXTS.body(most));
  let receiving: Receiving | null = null;
  let refused = false;
  let exceeded = true;
  try {
    // The connection is closed already, and the parser would wait forever.
    if (raw.destroyed) throw new Problem('badRequest');
    if (Number(headers['content-length'] ?? 0) > most) throw exceeds();
    receiving = new Receiving(folder, holdMemory(request, reply));
    const form = receiving;
    exceeded = false;
    watchBody(raw, most, () => {
      exceeded = true;
      form.stop(exceeds());
      // The form was refused before, but the client continues to send.
      if (refused) raw.destroy();
    });
    await form.all(request.parts()[Symbol.asyncIterator]());
    return form.form;
  } catch (error) {
    refused = true;
    if (exceeded || (error instanceof Problem && error.status >= 413)) cutOff(raw, reply.raw);
    else runOff(raw);
    await receiving?.discard();
    throw problemOf(error);
  }
}

/** Registers form reception for the routes that declare `takesForms`. */
export async function receiveForms(app: FastifyInstance, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'tmp');
  await app.register(multipart, { throwFileSizeLimit: false, limits: PARSER_LIMITS, isPartAFile });
  const open = openForms(LIMITS.openFormsPerAccount);
  app.decorate('receive', async (request, reply) => {
    const leave = open.enter(request.user?.id ?? networkOf(request.ip));
    whenClosed(reply.raw, leave);
    return receive(request, reply, folder);
  });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.takesForms)
      throw new Problem('unsupportedType');
  });
  app.addHook('onReady', () => sweep(folder));
}
