// Storage of unsaved profile form values in sessionStorage, to survive a crash or a lost session.
import * as z from 'zod/mini';
import { fields, text } from '../../../../contract/read.ts';
import { createDraftStorage, type Draft, type DraftStorage } from '../../../ui/forms/unsaved.ts';
import type { ProfileForm } from './profile-form.ts';
import { PROFILE_FIELDS, type ProfileField, type ProfileValues } from './profile-values.ts';

const draftSchema = fields(
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, text()])) as Record<
    ProfileField,
    ReturnType<typeof text>
  >,
);

export const profileDrafts = (userId: string): DraftStorage<ProfileValues> =>
  createDraftStorage(`profile:${userId}`, (stored) => z.parse(draftSchema, stored));

/** Returns the draft of an earlier visit if it differs from the form, else null. */
export function restorableProfileDraft(
  form: ProfileForm,
  storage: DraftStorage<ProfileValues>,
): Draft<ProfileValues> | null {
  const draft = storage.read();
  const values = form.$values.get();
  const isDifferent =
    draft && PROFILE_FIELDS.some((field) => draft.values[field] !== values[field].trim());
  return isDifferent ? draft : null;
}
