// Storage of unsaved profile form values in sessionStorage, to survive a crash or a lost session.
import * as z from 'zod/mini';
import { fields, text } from '../../../../contract/read.ts';
import { createDraftStorage, type DraftStorage } from '../../../ui/forms/unsaved.ts';
import { PROFILE_FIELDS, type ProfileField, type ProfileValues } from './profile-values.ts';

const draftSchema = fields(
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, text()])) as Record<
    ProfileField,
    ReturnType<typeof text>
  >,
);

export const profileDrafts = (userId: string): DraftStorage<ProfileValues> =>
  createDraftStorage(`profile:${userId}`, (stored) => z.parse(draftSchema, stored));
