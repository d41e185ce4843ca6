// Kinds of registration numbers. In a file of their own: most screens do not need the rules of registrations.ts.
export const REGISTRATION_KINDS = ['gstin', 'iec'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];
