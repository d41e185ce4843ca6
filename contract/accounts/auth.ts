// Endpoints for registration, sign-in, sign-out, and the signed-in user.
import * as z from 'zod/mini';
import { anyText, optionalField, requiredText } from '../body.ts';
import { readSignedIn, readUserReply, sentUser, writeUser } from '../dialect/user.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { BUSINESS_TYPES, ROLES } from '../limits.ts';
import type { FieldErrorKey } from '../messages.ts';
import { fieldError } from '../query.ts';
import { fields, message, text } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import {
  emailText,
  existingPassword,
  newPassword,
  phoneError,
  phoneText,
} from './account-rules.ts';
import { FACTOR_STEPS } from './second-factor-limits.ts';
import { readPhone } from './typed-phone.ts';
import { type SignedIn, signedIn, type User, user } from './user.ts';

export const loginBody = z.object({
  email: requiredText(254),
  password: existingPassword,
});

const registerFields = z.object({
  name: requiredText(120),
  email: emailText,
  password: newPassword,
  role: z.enum(ROLES, fieldError('role')),
  phone: phoneText(),
  companyName: optionalField(anyText(200)),
  businessType: optionalField(z.enum(BUSINESS_TYPES, fieldError('unknownBusinessType'))),
});

interface PhoneAndRole {
  readonly role: (typeof ROLES)[number];
  readonly phone: string;
}
const phoneCheckForRole = (role: (typeof ROLES)[number]) =>
  z.refine<PhoneAndRole>((form) => form.role !== role || phoneError(role, form.phone) === null, {
    error: (role === 'buyer' ? 'phoneIndian' : 'phoneChinese') satisfies FieldErrorKey,
    path: ['phone'],
  });
const phoneChecks = ROLES.map(phoneCheckForRole);

const nationalPhone = z.overwrite<PhoneAndRole>((form) => ({
  ...form,
  phone: readPhone(form.role, form.phone),
}));

export const registerBody = registerFields.check(nationalPhone, ...phoneChecks);

/** The sign-up form: the request body plus the repeated password. */
export const signUpForm = z
  .object({ ...registerFields.shape, confirmPassword: z.string(fieldError('required')) })
  .check(
    nationalPhone,
    ...phoneChecks,
    z.refine((form) => form.confirmPassword !== '' || form.password !== '', {
      error: 'required' satisfies FieldErrorKey,
      path: ['confirmPassword'],
    }),
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'passwordMismatch' satisfies FieldErrorKey,
      path: ['confirmPassword'],
    }),
  );

const signedInDialect = dialect<SignedIn>({
  read: readSignedIn,
  write: (reply) => ({ ...reply, user: writeUser(reply.user) }),
  schema: fields({ message, token: text(), user: sentUser }),
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in with email and password',
  access: 'anyone',
  body: loginBody,
  reply: signedIn,
  dialect: signedInDialect,
  errors: [
    'validation',
    'wrongCredentials',
    'suspended',
    'tooMany',
    'tooManySignIns',
    'unavailable',
  ],
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Creates a buyer or supplier account and signs in',
  access: 'anyone',
  body: registerBody,
  reply: signedIn,
  dialect: signedInDialect,
  errors: ['validation', 'emailTaken', 'tooMany', 'unavailable'],
});

/** Also succeeds without a token: such a client is already signed out. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session of the token that was sent',
  access: 'anyone',
  reply: acknowledgement,
  errors: [],
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in user',
  access: 'user',
  openBefore: FACTOR_STEPS,
  reply: user,
  dialect: dialect<User>({
    read: readUserReply,
    write: (sent) => ({ user: writeUser(sent) }),
    schema: fields({ user: sentUser }),
  }),
  errors: ['unauthorized', 'suspended'],
});
