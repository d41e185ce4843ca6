// Endpoints for the people who share a company's account: the owner manages them, each changes its own name and may leave.
import * as z from 'zod/mini';
import { idParam, requiredText } from '../body.ts';
import { readWithUser, sentOwnUser, writeWithOwnUser } from '../dialect/user.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { fieldError } from '../query.ts';
import { fields, list, message, nullableText, oneOf, rowId, text, time } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { MEMBER_ROLES } from './member-limits.ts';
import { user } from './user.ts';

export const memberRole = z.enum(MEMBER_ROLES, fieldError('invalid'));
export const memberName = requiredText(120);

const member = fields({
  id: rowId,
  name: text(300),
  email: text(300),
  role: oneOf(MEMBER_ROLES, 'viewer'),
  createdAt: time,
});
export type Member = z.output<typeof member>;

const invitation = fields({
  id: rowId,
  /** null for a link that anybody may use. */
  email: nullableText(300),
  role: oneOf(MEMBER_ROLES, 'viewer'),
  createdAt: time,
  expiresAt: time,
});
export type Invitation = z.output<typeof invitation>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/company/members',
  summary: "The people who share the company's account, and open invitations",
  access: 'user',
  leastRole: 'owner',
  /** The owner is in neither list. */
  reply: fields({ members: list(member), invitations: list(invitation) }),
  errors: ['unauthorized'],
});

export const changeMemberRole = endpoint({
  method: 'PUT',
  path: '/company/members/:id',
  summary: 'Changes the role of a person of the company',
  access: 'user',
  leastRole: 'owner',
  confirmed: true,
  params: idParam,
  body: z.object({ role: memberRole }),
  reply: acknowledgement,
  errors: ['unauthorized', 'validation', 'notFound'],
});

/** Closes the live connections of the ended sessions. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/company/members/:id',
  summary: 'Removes a person of the company and ends its sessions',
  access: 'user',
  leastRole: 'owner',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'notFound'],
});

export const memberBody = z.object({ name: memberName });

const memberRenamed = fields({ message, user });

/** The owner's name is part of the profile, which has a call of its own. */
export const renameMember = endpoint({
  method: 'PUT',
  path: '/company/me',
  summary: 'Changes the name of the signed-in person, who is not the owner',
  access: 'user',
  leastRole: 'viewer',
  body: memberBody,
  reply: memberRenamed,
  dialect: dialect<z.output<typeof memberRenamed>>({
    read: readWithUser,
    write: writeWithOwnUser,
    schema: fields({ message, user: sentOwnUser }),
  }),
  errors: ['unauthorized', 'validation', 'forbidden'],
});

export const leaveCompany = endpoint({
  method: 'DELETE',
  path: '/company/me',
  summary: 'Removes the signed-in person, who is not the owner, from the company',
  access: 'user',
  leastRole: 'viewer',
  reply: acknowledgement,
  errors: ['unauthorized', 'forbidden'],
});
