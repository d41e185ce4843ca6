// Valid requests of the calls of accounts, sign-in and the people of a company.
import { SAMPLE_CALLS, SAMPLE_PASSWORD } from '../../../../tools/sample-calls.ts';
import { type Call, call, onObject, picture, type ValidRequest } from './call.ts';

const withPassword: Call['validRequest'] = ({ market }) => {
  const { email, password } = market.users.other;
  return { body: { email, password } };
};

/** Of a passkey. */
const CREDENTIAL = { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key' };
/** A call of a person without second factors, on a site at an IP address, where passkeys are refused. */
const refusedFactor = (reachedStatus: number, body: NonNullable<ValidRequest['body']>): Call => ({
  ...call('buyer', () => ({ body })),
  isRare: true,
  reachedStatus,
});

export const ACCOUNT_CALLS: Readonly<Record<string, Call>> = {
  'POST /auth/register': {
    ...call('visitor', ({ uniqueNumber }) => ({
      body: {
        role: 'buyer',
        name: 'Asha Rao',
        email: `hostile-new-${uniqueNumber}@example.com`,
        password: SAMPLE_PASSWORD,
        phone: '+919876543210',
      },
    })),
    isRare: true,
  },
  'POST /auth/login': { ...call('visitor', withPassword), isRare: true },
  'POST /auth/logout': { ...call('other'), isRare: true },
  'POST /auth/reset': call('visitor', ({ uniqueNumber }) => ({
    body: { email: `nobody-${uniqueNumber}@example.com` },
  })),
  'POST /auth/reset/confirm': {
    ...call('visitor', SAMPLE_CALLS['POST /auth/reset/confirm']),
    isRare: true,
    // The token is of no mail that was sent.
    reachedStatus: 410,
  },
  'GET /auth/me': call('buyer'),
  'PUT /auth/profile': call('supplier', ({ uniqueNumber }) => ({
    body: {
      description: `Works ${uniqueNumber}`,
      website: 'https://example.com',
      address: { city: 'Wuxi' },
    },
    files: uniqueNumber % 5 === 0 ? picture('avatar') : [],
  })),
  'PUT /auth/password': {
    ...call('other', ({ market }) => {
      const { password } = market.users.other;
      return { body: { currentPassword: password, password } };
    }),
    isRare: true,
  },
  'GET /auth/email': call('buyer'),
  'POST /auth/email/confirmation': { ...call('other'), isRare: true },
  'PUT /auth/email': {
    ...call('other', ({ market }) => ({
      body: {
        // A market without mail would change another email at once.
        email: market.users.other.email,
      },
    })),
    isRare: true,
    reachedStatus: 400,
  },
  'DELETE /auth/email': call('other'),
  'POST /auth/email/link': {
    ...call('visitor', () => ({ body: { token: 'a'.repeat(43), kind: 'confirm' } })),
    reachedStatus: 410,
  },
  'POST /auth/removal': {
    ...call('visitor', () => ({ body: { token: 'a'.repeat(43) } })),
    reachedStatus: 410,
  },
  'DELETE /auth/sessions': { ...call('other'), isRare: true },
  // A recovery code that nobody has: wrong codes of an app would soon be refused.
  'POST /auth/second-factor': refusedFactor(400, { code: 'aaaa-bbbb-cccc-dddd' }),
  'POST /auth/confirmation': refusedFactor(400, { password: `not ${SAMPLE_PASSWORD}` }),
  'POST /auth/confirmation/passkey': { ...call('buyer'), reachedStatus: 409 },
  'POST /auth/second-factor/totp': { ...call('other'), reachedStatus: 200 },
  'POST /auth/second-factor/totp/confirm': refusedFactor(400, { code: '000000' }),
  'POST /auth/second-factor/totp/remove': { ...call('buyer'), reachedStatus: 409 },
  'POST /auth/second-factor/recovery-codes': { ...call('buyer'), reachedStatus: 409 },
  'POST /auth/second-factor/passkeys/options': { ...call('buyer'), reachedStatus: 409 },
  'POST /auth/second-factor/passkeys': refusedFactor(409, {
    name: 'Phone',
    credential: {
      ...CREDENTIAL,
      response: { clientDataJSON: 'eyJ9', attestationObject: 'o2M', transports: ['usb'] },
    },
  }),
  'POST /auth/second-factor/passkeys/:id/remove': {
    ...onObject('buyer', () => 'nothing'),
    reachedStatus: 404,
  },
  'POST /auth/second-factor/passkey/options': { ...call('buyer'), reachedStatus: 409 },
  'POST /auth/second-factor/passkey': refusedFactor(409, {
    credential: {
      ...CREDENTIAL,
      response: { clientDataJSON: 'eyJ9', authenticatorData: 'SZYN', signature: 'MEUC' },
    },
  }),
  'GET /auth/account': call('buyer'),
  'POST /auth/account/delete': {
    ...call('other'),
    isRare: true,
  },
  // No token of the market is known here.
  'GET /auth/leave/download': {
    ...call('visitor', () => ({ query: { lang: 'en', token: 'a'.repeat(43) } })),
    reachedStatus: 401,
  },
  'POST /auth/leave/download/link': { ...call('visitor', withPassword), isRare: true },
  'POST /auth/leave/delete': { ...call('visitor', withPassword), isRare: true },
  'GET /company/members': call('supplier'),
  'PUT /company/members/:id': {
    ...onObject('supplier', () => 'nothing', { role: 'viewer' }),
    reachedStatus: 404,
  },
  'DELETE /company/members/:id': { ...onObject('supplier', () => 'nothing'), reachedStatus: 404 },
  // No account of the hostile market has members.
  'PUT /company/me': {
    ...call('supplier', () => ({ body: { name: 'Li Na' } })),
    reachedStatus: 403,
  },
  'DELETE /company/me': { ...call('supplier'), reachedStatus: 403 },
  'POST /company/invitations': {
    ...call('other', ({ uniqueNumber }) => ({
      body: { role: 'sales', email: `hostile-member-${uniqueNumber}@example.com` },
    })),
    isRare: true,
  },
  'DELETE /company/invitations/:id': onObject('supplier', () => 'nothing'),
  'POST /company/invitations/open': {
    ...call('visitor', () => ({ body: { token: 'a'.repeat(43) } })),
    reachedStatus: 410,
  },
  'POST /company/join': {
    ...call('visitor', ({ uniqueNumber }) => ({
      body: {
        token: 'a'.repeat(43),
        name: 'Li Na',
        email: `hostile-member-${uniqueNumber}@example.com`,
        password: SAMPLE_PASSWORD,
      },
    })),
    isRare: true,
    reachedStatus: 410,
  },
  'GET /auth/blocks': call('buyer'),
  'DELETE /auth/blocks/:id': onObject('buyer', () => 'nothing'),
};
