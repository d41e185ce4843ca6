// The demo buyer's favourites, and its saved searches, of which one has an alert that has found new products.
import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { FAMILIES, type Family } from '../../../drawings/families.ts';
import type {
  FavouritesTable,
  MailSettingsTable,
  SavedSearchesTable,
} from '../../../server/platform/db/tables.ts';
import type { Offer } from './offer.ts';
import type { Participants } from './participants.ts';
import { iso, type TradeBuilder } from './trade-builder.ts';
import { DAY, HOUR, previousWorkingTime } from './working-hours.ts';

/** The price of a favourite when the buyer last saw it, as a multiple of today's, and the unit of prices. */
const EARLIER_PRICE = 1.06;
const ROUND_CENTS = 1_000;
const FAVOURITES = 7;
/** The alert names products of the last days. */
const NEW_DAYS = 45;
const TOKEN_BYTES = 32;

/** Machine families that the demo buyer searches for, with the names of the searches. */
const SEARCHES: readonly (readonly [family: Family, name: string])[] = [
  ['machining-centre', 'Machining centres for line 2'],
  ['lathe', 'CNC lathes'],
  ['fibre-laser', 'Fibre lasers'],
  ['press-brake', 'Press brakes'],
];

export interface Saved {
  readonly favourites: readonly Insertable<FavouritesTable>[];
  readonly searches: readonly Insertable<SavedSearchesTable>[];
  readonly alert: Insertable<MailSettingsTable>;
}

const ofFamily = (offers: readonly Offer[], family: Family): readonly Offer[] =>
  offers.filter(({ product }) => product.family === family);

/** `version` is that of the filled catalog: the next alert names what becomes public after it. */
export function generateSaved(
  trade: TradeBuilder,
  { demo, offers }: Participants,
  version: number,
): Saved {
  const { random, now } = trade;
  const { buyer } = demo;
  const at = (days: number): number => previousWorkingTime(buyer.hours, now - days * DAY, random);
  const isNew = ({ since }: Offer): boolean => since > now - NEW_DAYS * DAY;
  const counted = SEARCHES.map(([family, name]) => {
    const found = ofFamily(offers, family);
    return { family, name, count: found.filter(isNew).length };
  }).toSorted((one, other) => other.count - one.count);
  const searches = counted.slice(0, 2).map(({ family, name, count }, index) => {
    const created = at(70 - 20 * index);
    return {
      id: trade.id(created),
      user_id: buyer.id,
      name,
      query: `type=${FAMILIES[family]}`,
      alert: index === 0 ? 1 : 0,
      seen_version: version,
      created_at: iso(created),
      count,
    };
  });
  // Housekeeping sends alerts at any hour.
  const sent = now - 5 * HOUR;
  const [first] = searches;
  if (first && first.count > 0)
    trade.notify({
      to: buyer,
      kind: 'search.new',
      subjectId: first.id,
      subject: first.name,
      from: { en: '', zh: '' },
      detail: String(first.count),
      at: sent,
    });
  const wanted = SEARCHES.flatMap(([family]) => ofFamily(offers, family));
  const favourites = random.sample(wanted, FAVOURITES).map(({ product }, index) => ({
    user_id: buyer.id,
    product_id: product.id,
    name: product.name.en,
    price_cents: product.priceCents,
    // The price of the first has fallen since the buyer last saw it.
    seen_price_cents:
      index === 0 && product.priceCents !== null
        ? Math.round((product.priceCents * EARLIER_PRICE) / ROUND_CENTS) * ROUND_CENTS
        : product.priceCents,
    seen_public: 1,
    saved_at: iso(at(3 + index * 9)),
  }));
  return {
    favourites,
    searches: searches.map(({ count: _, ...row }) => row),
    // Really random, not from the seed: the token lets anyone stop the alerts.
    alert: {
      user_id: buyer.id,
      stop_token: randomBytes(TOKEN_BYTES).toString('base64url'),
      alert_sent_at: iso(sent),
    },
  };
}
