// How an account is found by its email: case and width of the letters do not count.

export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
