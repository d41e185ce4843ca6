// Caller of a translation: its account or its network, whose limits its texts are charged to.
import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../accounts/authorization.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { LIMITS } from '../limits.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { siteOf } from '../platform/http/network.ts';
import { consumeOfNetwork } from '../platform/http/network-limit.ts';
import type { Counters } from '../platform/redis/counters.ts';
import type { ReadableTexts } from './readable-texts-queries.ts';
import type { TranslationCaller } from './translator.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Dependencies {
  readonly readableTexts: ReadableTexts;
  readonly shared: Counters;
  readonly sessions: Pick<Sessions, 'authenticate'>;
}

/** Charges the characters of a call and returns its caller. Throws tooMany above the limits of a minute. */
export async function translationCaller(
  request: FastifyRequest,
  characters: number,
  { shared, sessions, readableTexts }: Dependencies,
): Promise<TranslationCaller> {
  const { ip } = request;
  const token = tokenOf(request);
  const user = token === null ? null : await sessions.authenticate(token, ip).catch(() => null);
  const network = siteOf(ip);
  if (user) {
    const key = `translated account ${user.id}`;
    const isWithin =
      (await shared.consume([key], characters, LIMITS.translatedCharactersPerMinute, MINUTE_MS)) &&
      (await consumeOfNetwork(shared, 'translated', ip, {
        amount: characters,
        limit: LIMITS.translatedCharactersPerMinutePerNetwork,
        windowMs: MINUTE_MS,
      }));
    if (!isWithin) throw new HttpError('tooMany');
    return {
      network,
      budget: 'members',
      storable: (texts) => readableTexts(user, texts),
      charge: (amount) =>
        shared.consume([`new ${key}`], amount, LIMITS.newTranslationCharactersPerDay, DAY_MS),
    };
  }
  const isWithin = await consumeOfNetwork(shared, 'translated visitor', ip, {
    amount: characters,
    limit: LIMITS.visitorCharactersPerMinute,
    windowMs: MINUTE_MS,
  });
  if (!isWithin) throw new HttpError('tooMany');
  return {
    network,
    budget: 'visitors',
    storable: () => Promise.resolve(new Set()),
    // A /48 has no multiple of this: the site itself asks for no translations of visitors.
    charge: (amount) =>
      shared.consume(
        [`new visitor texts ${network}`],
        amount,
        LIMITS.visitorNewTranslationCharactersPerDay,
        DAY_MS,
      ),
  };
}
