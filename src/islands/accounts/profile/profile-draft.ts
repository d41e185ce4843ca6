// Storage of unsaved profile form values in sessionStorage, to survive a crash or a lost session.
import * as z from 'zod/mini';
import { fields, text } from '../../../../contract/read.ts';
import { type Draft, type DraftKeeper, draftKeeper } from '../../../ui/forms/unsaved.ts';
import type { ProfileForm } from './profile-form.ts';
import { PROFILE_FIELDS, type ProfileField, type ProfileValues } from './profile-values.ts';

const typed = fields(
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, text()])) as Record<
    ProfileField,
    ReturnType<typeof text>
  >,
);

export const profileDrafts = (userId: string): DraftKeeper<ProfileValues> =>
  draftKeeper(`profile:${userId}`, (kept) => z.parse(typed, kept));

/** Returns the draft of an earlier visit if it differs from the form, else null. */
export function offeredProfile(
  form: ProfileForm,
  keeper: DraftKeeper<ProfileValues>,
): Draft<ProfileValues> | null {
  const draft = keeper.read();
  const values = form.$values.get();
  const isNew =
    draft && PROFILE_FIELDS.some((field) => draft.values[field] !== values[field].trim());
  return isNew ? draft : null;
}
