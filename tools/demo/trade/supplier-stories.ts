// Stories of the demo supplier, the busiest of the market, with buyers in the background.
import type { Cast } from './cast.ts';
import { QUICKLY } from './enquiries.ts';
import { DAY, earlierWorkingMoment, HOUR, hoursIn, MINUTE } from './moments.ts';
import type { Background } from './stories.ts';
import { DELIVERY_TALK } from './talk/trade-talk.ts';
import type { Teller } from './teller.ts';

const INDIA = hoursIn('India');
const STORIES = 34;
/** Stories that begin after the supplier's last visit. */
const NEWS = 3;
const LONGEST_TENURE = 400 * DAY;

export function tellOfSupplier(teller: Teller, background: Background, cast: Cast): void {
  const { random, now } = teller.book;
  const { seller } = cast.demo;
  const own = cast.offers.filter((offer) => offer.seller === seller);
  const near = cast.buyers
    .filter(({ buyer }) => buyer.groups.some((group) => ['mineral', 'site'].includes(group)))
    .toSorted((one, other) => one.buyer.since - other.buyer.since);
  for (let index = 0; index < STORIES; index++) {
    const buyer = random.pick(near);
    const tenure = Math.min(LONGEST_TENURE, now - buyer.buyer.since);
    background.tell(buyer, now - Math.floor(random.next() * tenure), own);
  }
  for (const [index, buyer] of near.slice(0, NEWS).entries())
    background.tell(
      buyer,
      earlierWorkingMoment(INDIA, now - (20 + 35 * index) * MINUTE, random),
      own,
    );
  // A question that nobody has read yet.
  const asked = earlierWorkingMoment(INDIA, Math.min(now, seller.until + 6 * HOUR), random);
  for (const buyer of near.slice(NEWS)) {
    const offer = own.find((each) => each.since < asked - DAY && background.isFree(buyer, each));
    const [, exchange] = DELIVERY_TALK;
    if (!offer || !exchange) continue;
    teller.exchange(teller.interest(buyer, offer, asked), exchange, QUICKLY);
    return;
  }
}
