// Types of a call of the hostile requests, and functions that make calls.

import type { Part } from '../../../../tools/attack/payloads.ts';
import { SAMPLE_CALLS, type SampleObjects } from '../../../../tools/sample-calls.ts';
import { pictureBytes } from '../../../fixtures/files.ts';
import type { HostileMarket, Role } from './market.ts';

export interface ValidRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** File parts of a form. */
  readonly files?: readonly Part[];
}

export interface Call {
  /** Role of the caller. */
  readonly role: Role;
  /** Expensive, or possible only once: sent unchanged less often. */
  readonly isRare?: true;
  /** Status that proves that the handler was reached if a valid request cannot succeed; 200 by default. */
  readonly reachedStatus?: number;
  validRequest(place: {
    readonly objects: SampleObjects;
    readonly market: HostileMarket;
    /** A number that was not used before. */
    readonly uniqueNumber: number;
  }): ValidRequest;
}

const PICTURE = await pictureBytes(24, 18);
export const picture = (name: string): Part[] => [
  { name, filename: 'a.png', type: 'image/png', content: PICTURE },
];

export const call = (role: Role, validRequest: Call['validRequest'] = () => ({})): Call => ({
  role,
  validRequest,
});
export const ofNoImport = (body: ValidRequest['body'] & object, as: Role = 'supplier'): Call => ({
  ...call(as, () => ({ params: { id: 'nothing' }, body })),
  reachedStatus: 404,
});
export const paged = (as: Role): Call => call(as, () => ({ query: { page: '1', limit: '10' } }));
export const onObject = (
  as: Role,
  idOf: (things: SampleObjects) => string,
  body?: ValidRequest['body'],
): Call =>
  call(as, ({ objects }) => ({ params: { id: idOf(objects) }, ...(body ? { body } : {}) }));

/** A call with the shared request of this name. */
export const sample = (as: Role, name: keyof typeof SAMPLE_CALLS): Record<string, Call> => ({
  [name]: call(as, ({ objects }) => SAMPLE_CALLS[name](objects)),
});
