// WebAuthn for the site's own address: options for the browser, and verification of what its authenticator returns.
import { isIP } from 'node:net';
import type * as z from 'zod/mini';
import type { newPasskey, passkeyProof } from '../../../contract/accounts/passkeys.ts';
import type { NewPasskey } from './passkey-queries.ts';

const SITE_NAME = 'Yantra Bridge';

interface StoredPasskey {
  readonly credential_id: string;
  readonly public_key: string;
  readonly sign_count: number;
  readonly transports: string;
}

interface Options {
  /** JSON for the browser. */
  readonly options: string;
  readonly challenge: string;
}

export interface RelyingParty {
  /** Options for a new passkey of the person, which has those already. */
  creationOptions(
    person: { readonly handle: string; readonly email: string },
    passkeys: readonly StoredPasskey[],
  ): Promise<Options>;
  requestOptions(passkeys: readonly StoredPasskey[]): Promise<Options>;
  /** null if the reply of the browser does not fit the challenge or this site. */
  verifyNew(
    credential: z.output<typeof newPasskey>,
    challenge: string,
  ): Promise<Omit<NewPasskey, 'name'> | null>;
  /** The new signature counter; null for a wrong signature, challenge, site or counter. */
  verifyProof(
    credential: z.output<typeof passkeyProof>,
    challenge: string,
    passkey: StoredPasskey,
  ): Promise<number | null>;
}

/** Most public pages and tests never need it, and it loads a certificate library. */
const webauthn = () => import('@simplewebauthn/server');

const transportsOf = ({ transports }: StoredPasskey): string[] => JSON.parse(transports);
const described = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map((each) => ({ id: each.credential_id, transports: transportsOf(each) }));

/** null where browsers refuse passkeys: WebAuthn needs a domain with https, or localhost. */
export function openRelyingParty(publicOrigin: string): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(publicOrigin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (hostname.startsWith('[') || isIP(hostname) || !(isLocal || protocol === 'https:'))
    return null;
  const expected = { expectedOrigin: origin, expectedRPID: hostname };
  // EdDSA, ES256 and RS256, which all authenticators have between them.
  const supportedAlgorithmIDs = [-8, -7, -257];
  // A second factor beside the password: possession is enough, as for keys without a PIN.
  const userVerification = 'preferred' as const;

  return {
    async creationOptions({ handle, email }, passkeys) {
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID: hostname,
        userID: new TextEncoder().encode(handle),
        userName: email,
        supportedAlgorithmIDs,
        excludeCredentials: described(passkeys),
        authenticatorSelection: { residentKey: 'discouraged', userVerification },
      });
      return { options: JSON.stringify(options), challenge: options.challenge };
    },

    async requestOptions(passkeys) {
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        allowCredentials: described(passkeys),
        userVerification,
      });
      return { options: JSON.stringify(options), challenge: options.challenge };
    },

    async verifyNew({ response, ...credential }, challenge) {
      const { verifyRegistrationResponse } = await webauthn();
      const { clientDataJSON, attestationObject, transports = [] } = response;
      // Rejects for malformed replies.
      const result = await verifyRegistrationResponse({
        response: {
          ...credential,
          response: { clientDataJSON, attestationObject },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        ...expected,
        supportedAlgorithmIDs,
        requireUserVerification: false,
      }).catch(() => null);
      if (!result?.verified) return null;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      return { credentialId: id, publicKey, signCount: counter, transports };
    },

    async verifyProof(credential, challenge, passkey) {
      const { verifyAuthenticationResponse } = await webauthn();
      const result = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        ...expected,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.sign_count,
        },
        requireUserVerification: false,
      }).catch(() => null);
      return result?.verified ? result.authenticationInfo.newCounter : null;
    },
  };
}
