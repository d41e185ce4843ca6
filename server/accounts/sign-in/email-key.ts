// Lookup key of an email: letter case, full-width letters and what a paste brings along make no difference.
import { pastedEmail } from '../../../contract/typed/pasted-text.ts';

export const emailKey = (email: string): string =>
  pastedEmail(email).normalize('NFKC').trim().toLowerCase();
