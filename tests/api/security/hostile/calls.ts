// Valid requests of each contract call, from which hostile requests are derived.
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { ACCOUNT_CALLS } from './account-calls.ts';
import { ADMIN_CALLS } from './admin-calls.ts';
import { type Call, call } from './call.ts';
import { PRODUCT_CALLS } from './product-calls.ts';
import { PUBLIC_CALLS } from './public-calls.ts';
import { TRADE_CALLS } from './trade-calls.ts';

/** By method and path, as in docs/permissions.md. Calls with a body must be listed. */
const CALLS: Readonly<Record<string, Call>> = {
  ...PUBLIC_CALLS,
  ...ACCOUNT_CALLS,
  ...PRODUCT_CALLS,
  ...TRADE_CALLS,
  ...ADMIN_CALLS,
};

/** Default for calls without an entry in CALLS: sent by an allowed role, for an object that does not exist. */
const defaultCall = ({ access, params }: Endpoint): Call => ({
  ...call(access === 'anyone' ? 'visitor' : access === 'user' ? 'buyer' : access, () =>
    params ? { params: { id: 'nothing' } } : {},
  ),
  ...(params ? { reachedStatus: 404 } : {}),
});

export const callOf = (endpoint: Endpoint): Call =>
  CALLS[`${endpoint.method} ${endpoint.path}`] ?? defaultCall(endpoint);
