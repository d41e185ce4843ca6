// Name of an order's step in texts: the buyer confirms by agreeing to the proposed price basis.
import type { Role } from '../../../../contract/accounts/user.ts';
import type { NextStatus } from '../../../../contract/trade/order-transitions.ts';

export const stepName = (step: NextStatus, side: Role): NextStatus | 'agreed' =>
  step === 'confirmed' && side === 'buyer' ? 'agreed' : step;
