// Schema of the form that invites: by mail an email is needed, a link is made without one.
import * as z from 'zod/mini';
import { emailText } from '../../../../contract/accounts/account-rules.ts';
import { invitationBody } from '../../../../contract/accounts/invitations.ts';

export const inviteForm = z.object({ ...invitationBody.shape, email: z.optional(emailText) });
