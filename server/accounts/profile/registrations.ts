// Registration numbers of an account as its counterparts see them.
import { gstStateOf } from '../../../contract/accounts/gst-states.ts';
import { REGISTRATION_KINDS } from '../../../contract/accounts/registration-kinds.ts';
import { maskRegistration } from '../../../contract/accounts/registrations.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Registration } from '../../../contract/trade/registration.ts';

interface RegistrationColumns {
  readonly gstin: string;
  readonly gstin_checked_at: string | null;
  readonly iec: string;
  readonly iec_checked_at: string | null;
}

export const registrationsOf = (row: RegistrationColumns, lang: Lang): Registration[] =>
  REGISTRATION_KINDS.filter((kind) => row[kind] !== '').map((kind) => ({
    kind,
    number: maskRegistration(kind, row[kind]),
    state: kind === 'gstin' ? (gstStateOf(row.gstin)?.[lang] ?? '') : '',
    checkedAt: row[`${kind}_checked_at`],
  }));
