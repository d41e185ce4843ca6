// Lookup key of an email: letter case and full-width letters make no difference.

export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
