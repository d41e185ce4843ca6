// Table types of the second factors of sign-in, and of the devices that people have signed in from.
import type { Generated } from 'kysely';

/** Secrets of authenticator apps: per person at most one in use, and one being set up (server/accounts/second-factor/). */
export interface TotpSecretsTable {
  id: string;
  user_id: string;
  /** null for the owner of the account. */
  member_id: string | null;
  /** Base32 (docs/decisions/025-second-factor-and-identity.md says why it is not encrypted). */
  secret: string;
  /** Time step (RFC 6238) of the last accepted code: only later ones are accepted. */
  last_step: Generated<number>;
  created_at: string;
  /** null until the first code has shown that the app has the secret. */
  confirmed_at: string | null;
  used_at: Generated<string | null>;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  member_id: string | null;
  /** Of WebAuthn, base64url. */
  credential_id: string;
  /** Given by the person. */
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature counter of the authenticator; 0 if it has none. */
  sign_count: number;
  /** JSON list: hints of how the browser reaches the authenticator. */
  transports: string;
  created_at: string;
  used_at: Generated<string | null>;
}

/** Unused recovery codes: a used one is deleted. */
export interface RecoveryCodesTable {
  /** SHA-256 of the person and the code, hex. */
  code_hash: string;
  user_id: string;
  member_id: string | null;
  created_at: string;
}

/** Devices and networks from which people have signed in (server/accounts/sign-in/known-devices.ts). */
export interface KnownDevicesTable {
  /** SHA-256 of person, network, browser and system, hex. */
  mark: string;
  user_id: string;
  member_id: string | null;
  seen_at: string;
}

export interface SecondFactorTables {
  totp_secrets: TotpSecretsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  known_devices: KnownDevicesTable;
}
