// Trade of the demo supplier, who has the most products, with all buyers but the demo buyer.

import type { BackgroundTrade } from './background-trade.ts';
import { QUICK_DELAY } from './enquiries.ts';
import type { Offer } from './offer.ts';
import type { Participants } from './participants.ts';
import type { BuyingPerson } from './people.ts';
import type { ScenarioSteps } from './scenario-steps.ts';
import { QUESTIONS } from './texts.ts';
import { DAY, HOUR, hoursIn, MINUTE, previousWorkingTime } from './working-hours.ts';

const INDIA = hoursIn('India');
const SCENARIOS = 34;
/** Scenarios that begin after the supplier's last visit. */
const RECENT_SCENARIOS = 3;
const CANCELLED_DAYS_AGO = 75;
const LONGEST_TENURE = 400 * DAY;

export function generateDemoSupplierTrade(
  steps: ScenarioSteps,
  background: BackgroundTrade,
  participants: Participants,
): void {
  const { random, now } = steps.trade;
  const { seller } = participants.demo;
  const own = participants.offers.filter((offer) => offer.seller === seller);
  const near = participants.buyers
    .filter(({ buyer }) => buyer.groups.some((group) => ['mineral', 'site'].includes(group)))
    .toSorted((one, other) => one.buyer.since - other.buyer.since);
  for (let index = 0; index < SCENARIOS; index++) {
    const buyer = random.pick(near);
    const tenure = Math.min(LONGEST_TENURE, now - buyer.buyer.since);
    background.addScenario(buyer, now - Math.floor(random.next() * tenure), own);
  }
  for (const [index, buyer] of near.slice(0, RECENT_SCENARIOS).entries())
    background.addScenario(
      buyer,
      previousWorkingTime(INDIA, now - (20 + 35 * index) * MINUTE, random),
      own,
    );
  generateCancelledOrder(steps, background, own, near);
  // An unread question.
  const asked = previousWorkingTime(INDIA, Math.min(now, seller.until + 6 * HOUR), random);
  for (const buyer of near.slice(RECENT_SCENARIOS)) {
    const offer = own.find((each) => each.since < asked - DAY && background.isFree(buyer, each));
    const [, exchange] = QUESTIONS.delivery;
    if (!offer || !exchange) continue;
    steps.askInChat(steps.createInterest(buyer, offer, asked), exchange, QUICK_DELAY);
    return;
  }
}

/** By chance none of the other orders may be cancelled, and the account is to have orders in every state. */
function generateCancelledOrder(
  steps: ScenarioSteps,
  background: BackgroundTrade,
  own: readonly Offer[],
  buyers: readonly BuyingPerson[],
): void {
  const { random, now } = steps.trade;
  const at = previousWorkingTime(INDIA, now - CANCELLED_DAYS_AGO * DAY, random);
  for (const buyer of buyers) {
    if (buyer.buyer.since > at) continue;
    const offer = own.find(
      (each) =>
        each.product.priceCents !== null && each.since < at - DAY && background.isFree(buyer, each),
    );
    if (!offer) continue;
    steps.order(steps.createInterest(buyer, offer, at), { until: 'cancelled', cancels: 'buyer' });
    return;
  }
}
