// Machine or company that a visitor wanted to contact before signing up, which the sign-up page shows. Stored for this tab.
import { readFromTab, storeInTab } from './tab-storage.ts';

export interface SignUpSubject {
  /** Name of the machine; '' for a company alone. */
  readonly name: string;
  readonly company: string;
  /** Path of the first picture. */
  readonly image: string | null;
}

/** Why the visitor signs up: the parameter `for` of /auth. */
export const SIGN_UP_PURPOSES = ['inquiry', 'chat', 'order'] as const;
export type SignUpPurpose = (typeof SIGN_UP_PURPOSES)[number];

const STORAGE_KEY = 'sign_up_subject';

/** Returns whether it could be stored. */
export const storeSignUpSubject = (subject: SignUpSubject): boolean =>
  storeInTab(STORAGE_KEY, JSON.stringify(subject));

/** null if nothing is stored, or it is unreadable. */
export function readSignUpSubject(): SignUpSubject | null {
  try {
    const stored = JSON.parse(readFromTab(STORAGE_KEY) ?? 'null') as Partial<SignUpSubject> | null;
    if (typeof stored?.name !== 'string' || typeof stored.company !== 'string') return null;
    return { name: stored.name, company: stored.company, image: stored.image ?? null };
  } catch {
    return null;
  }
}
