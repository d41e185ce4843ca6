// Store for the profile form: values, images, field errors, and saving the changes (spec §2, Profile edit).
import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { getCurrentUser } from '../../../../contract/accounts/auth.ts';
import { profileBody, updateProfile } from '../../../../contract/accounts/profile.ts';
import { typedPhone } from '../../../../contract/accounts/typed-phone.ts';
import type { User } from '../../../../contract/accounts/user.ts';
import type { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { MAX_CERTIFICATE_IMAGES } from '../../../../contract/limits.ts';
import { profileFieldErrorText } from '../../../../contract/messages/fields/profile-field.ts';
import { MAX_FACTORY_PICTURES, NO_CAPTION } from '../../../../contract/suppliers/company.ts';
import { PROFILE_TOASTS as profile } from '../../../../contract/toasts/profile.ts';
import type { Api } from '../../../api/call.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { type ToastTexts, toastTexts } from '../../../toasts/toasts.ts';
import { changedEntries } from '../../../ui/forms/changes.ts';
import {
  type CreateUploadApi,
  createSaving,
  type FieldErrors,
  type SaveFailure,
  type SaveState,
} from '../../../ui/forms/saving.ts';
import { pictureError } from '../../../ui/uploads/file-errors.ts';
import { createFileField, type FileField } from '../../../ui/uploads/file-field.ts';
import { createPictureList, type PictureList } from '../../../ui/uploads/picture-list.ts';
import { captionIn, captionKey, LICENSE, subjectIn } from './picture-captions.ts';
import {
  changesOf,
  type ProfileField,
  type ProfileValues,
  phoneErrorOf,
  registrationErrorsOf,
  valuesOf,
} from './profile-values.ts';

export type ProfileOutcome =
  | { readonly status: 'saved'; readonly toast: ToastTexts; readonly user: User }
  | { readonly status: 'unchanged' }
  | SaveFailure;

export interface ProfileForm {
  readonly $values: ReadableAtom<ProfileValues>;
  /** Whether the digit of the phone that was typed last was left out. */
  readonly $isPhoneCut: ReadableAtom<boolean>;
  readonly $fieldErrors: ReadableAtom<FieldErrors>;
  readonly $saving: ReadableAtom<SaveState>;
  readonly $isUnsaved: ReadableAtom<boolean>;
  readonly avatar: FileField;
  readonly businessLicense: FileField;
  readonly certifications: PictureList;
  readonly factoryPictures: PictureList;
  type(field: ProfileField, text: string): void;
  /** Clears the error of a field, such as an image. */
  clearFieldError(field: string): void;
  restore(values: ProfileValues): void;
  /** Resolves with the saved user, which the caller must show everywhere. */
  save(): Promise<ProfileOutcome>;
  cancel(): void;
}

interface Options {
  readonly api: Api;
  readonly createUploadApi: CreateUploadApi;
  readonly lang: Lang;
  readonly user: User;
}

/** Errors without a message and calls without a reply have texts of their own (spec §8). */
function saveFailedToast(error: ApiError, lang: Lang): ToastTexts {
  const defaultText = error.code === 'network' ? profile.failed : profile.failedDefault;
  return toastTexts(profile.failed, lang, serverMessage(error) ?? defaultText.text[lang]);
}

export function createProfileForm({ api, createUploadApi, lang, user }: Options): ProfileForm {
  const $user = atom(user);
  const $values = atom(valuesOf(user));
  const $isPhoneCut = atom(false);
  const saving = createSaving({
    createUploadApi,
    fieldOf: (name) => name.replace(/^address\./, ''),
    failedToast: (error) => saveFailedToast(error, lang),
  });
  const { $fieldErrors, $saving } = saving;
  const avatar = createFileField(user.avatar, pictureError);
  const businessLicense = createFileField(user.businessLicense, pictureError);
  const certifications = createPictureList(user.certifications, MAX_CERTIFICATE_IMAGES);
  const pathsOf = (stored: User): string[] => stored.factoryPictures.map(({ path }) => path);
  const factoryPictures = createPictureList(pathsOf(user), MAX_FACTORY_PICTURES);

  /** In the order of the pictures, as the request body has them. */
  const captionLists = () => {
    const { captions } = $values.get();
    return {
      businessLicenseCaption: captionIn(captions, LICENSE),
      certificationCaptions: certifications.$pictures
        .get()
        .map((picture) => captionIn(captions, captionKey(picture))),
      factorySubjects: factoryPictures.$pictures
        .get()
        .map((picture) => subjectIn(captions, captionKey(picture))),
    };
  };

  const changes = (stored: User): Record<string, unknown> => {
    const changed: Record<string, unknown> = {
      ...changesOf(stored, $values.get()),
      ...changedEntries(
        {
          avatar: stored.avatar ?? '',
          businessLicense: stored.businessLicense ?? '',
          certifications: stored.certifications,
          factoryPictures: pathsOf(stored),
          businessLicenseCaption: stored.businessLicenseCaption,
          // Another backend may have no captions.
          certificationCaptions: stored.certifications.map(
            (_, at) => stored.certificationCaptions[at] ?? NO_CAPTION,
          ),
          factorySubjects: stored.factoryPictures.map(({ subject }) => subject),
        },
        {
          avatar: avatar.requestValue(),
          businessLicense: businessLicense.requestValue(),
          certifications: certifications.requestValue(),
          factoryPictures: factoryPictures.requestValue(),
          ...captionLists(),
        },
      ),
    };
    // A new license keeps the caption that the form shows.
    if ('businessLicense' in changed)
      changed.businessLicenseCaption = captionLists().businessLicenseCaption;
    return changed;
  };

  const $isUnsaved = computed(
    [
      $user,
      $values,
      avatar.$value,
      businessLicense.$value,
      certifications.$pictures,
      factoryPictures.$pictures,
    ],
    (stored) => Object.keys(changes(stored)).length > 0,
  );

  /** Errors inside the address are assigned to its fields. */
  const validate = (body: Record<string, unknown>): Record<string, string> => {
    const errors: Record<string, string> = {};
    const phone = 'phone' in body ? phoneErrorOf($user.get(), $values.get().phone) : null;
    if (phone !== null) errors.phone = profileFieldErrorText(phone, lang);
    for (const [field, key] of Object.entries(registrationErrorsOf(body)))
      errors[field] = profileFieldErrorText(key, lang);
    for (const { path, message } of z.safeParse(profileBody, body).error?.issues ?? [])
      errors[String(path[0] === 'address' ? (path[1] ?? 'address') : path[0])] ??=
        profileFieldErrorText(message, lang);
    return errors;
  };

  const showSaved = (saved: User): void => {
    $user.set(saved);
    $values.set(valuesOf(saved));
    avatar.setStored(saved.avatar);
    businessLicense.setStored(saved.businessLicense);
    certifications.setStored(saved.certifications);
    factoryPictures.setStored(pathsOf(saved));
  };

  return {
    $values,
    $isPhoneCut,
    $fieldErrors,
    $saving,
    $isUnsaved,
    avatar,
    businessLicense,
    certifications,
    factoryPictures,
    type(field, text) {
      const values = $values.get();
      const { phone, isCut } = typedPhone(
        $user.get().role,
        field === 'phone' ? text : values.phone,
        values.phone,
      );
      $isPhoneCut.set(isCut);
      $values.set({ ...values, [field]: field === 'phone' ? phone : text });
      saving.clearFieldErrors(field);
    },
    clearFieldError: (field) => saving.clearFieldErrors(field),
    restore: (values) => $values.set(values),
    async save() {
      if (saving.isBusy()) return { status: 'busy' };
      const scaling = saving.waitForPictures();
      if (scaling) await scaling;
      const body = changes($user.get());
      if (Object.keys(body).length === 0) return { status: 'unchanged' };
      const fieldErrors = validate(body);
      $fieldErrors.set(fieldErrors);
      const [first] = Object.values(fieldErrors);
      if (first) return { status: 'refused', toast: toastTexts(profile.failed, lang, first) };
      return saving.send<ProfileOutcome>(async (client, signal) => {
        const reply = await client.call(updateProfile, {
          body: body as z.input<typeof profileBody>,
          signal,
        });
        const saved = reply.user ?? (await api.call(getCurrentUser, {}));
        showSaved(saved);
        $saving.set({ status: 'idle' });
        return {
          status: 'saved',
          toast: toastTexts(profile.updated, lang, reply.message),
          user: saved,
        };
      });
    },
    cancel: saving.cancel,
  };
}
