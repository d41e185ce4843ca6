// Store for the profile form: values, images, field errors, and saving the changes (spec §2, Profile edit).
import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { formatTypedPhone } from '../../../../contract/accounts/account-rules.ts';
import { getCurrentUser, profileBody, updateProfile } from '../../../../contract/accounts/auth.ts';
import type { User } from '../../../../contract/accounts/user-reader.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { MAX_CERTIFICATE_IMAGES } from '../../../../contract/limits.ts';
import { productFieldErrorText } from '../../../../contract/messages/product-field.ts';
import { PROFILE_TOASTS as profile } from '../../../../contract/toasts/profile.ts';
import type { Api } from '../../../api/call.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { type ToastTexts, toastTexts } from '../../../stores/toasts.ts';
import { pictureError } from '../../../ui/uploads/file-errors.ts';
import { createFileField, type FileField } from '../../../ui/uploads/file-field.ts';
import { createPictureList, type PictureList } from '../../../ui/uploads/picture-list.ts';
import { $isScaling, waitForScaling } from '../../../ui/uploads/picture-scaling.ts';
import {
  changesOf,
  type ProfileField,
  type ProfileValues,
  phoneErrorOf,
  valuesOf,
} from './profile-values.ts';

export type ProfileSaving =
  | { readonly status: 'idle' | 'signed-out' }
  /** `progress` is the uploaded part, 0 to 1. */
  | { readonly status: 'sending'; readonly progress: number };

export type ProfileOutcome =
  | { readonly status: 'saved'; readonly toast: ToastTexts; readonly user: User }
  | { readonly status: 'refused'; readonly toast: ToastTexts }
  | { readonly status: 'unchanged' | 'cancelled' | 'signed-out' | 'busy' };

export interface ProfileForm {
  readonly $values: ReadableAtom<ProfileValues>;
  readonly $fieldErrors: ReadableAtom<Readonly<Record<string, string>>>;
  readonly $saving: ReadableAtom<ProfileSaving>;
  readonly $isUnsaved: ReadableAtom<boolean>;
  readonly avatar: FileField;
  readonly businessLicense: FileField;
  readonly certifications: PictureList;
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
  readonly createUploadApi: (onProgress: (progress: number) => void) => Api;
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
  const $fieldErrors = atom<Readonly<Record<string, string>>>({});
  const $saving = atom<ProfileSaving>({ status: 'idle' });
  const avatar = createFileField(user.avatar, pictureError);
  const businessLicense = createFileField(user.businessLicense, pictureError);
  const certifications = createPictureList(user.certifications, MAX_CERTIFICATE_IMAGES);
  let running: AbortController | null = null;

  const changes = (stored: User): Record<string, unknown> => ({
    ...changesOf(stored, $values.get()),
    ...(avatar.differsFrom(stored.avatar) ? { avatar: avatar.requestValue() } : {}),
    ...(businessLicense.differsFrom(stored.businessLicense)
      ? { businessLicense: businessLicense.requestValue() }
      : {}),
    ...(certifications.differsFrom(stored.certifications)
      ? { certifications: certifications.requestValue() }
      : {}),
  });

  const $isUnsaved = computed(
    [$user, $values, avatar.$value, businessLicense.$value, certifications.$pictures],
    (stored) => Object.keys(changes(stored)).length > 0,
  );

  /** Errors inside the address are assigned to its fields. */
  const validate = (body: Record<string, unknown>): Record<string, string> => {
    const errors: Record<string, string> = {};
    const phone = 'phone' in body ? phoneErrorOf($user.get(), $values.get().phone) : null;
    if (phone !== null) errors.phone = productFieldErrorText(phone, lang);
    for (const { path, message } of z.safeParse(profileBody, body).error?.issues ?? [])
      errors[String(path[0] === 'address' ? (path[1] ?? 'address') : path[0])] ??=
        productFieldErrorText(message, lang);
    return errors;
  };

  const clearFieldError = (field: string): void => {
    const { [field]: _, ...others } = $fieldErrors.get();
    $fieldErrors.set(others);
  };

  const showSaved = (saved: User): void => {
    $user.set(saved);
    $values.set(valuesOf(saved));
    avatar.setStored(saved.avatar);
    businessLicense.setStored(saved.businessLicense);
    certifications.setStored(saved.certifications);
  };

  const handleFailure = (error: unknown): ProfileOutcome => {
    $saving.set({ status: 'idle' });
    if (error instanceof Error && error.name === 'AbortError') return { status: 'cancelled' };
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      $saving.set({ status: 'signed-out' });
      return { status: 'signed-out' };
    }
    $fieldErrors.set(
      Object.fromEntries(
        Object.entries(error.fields).map(([field, text]) => [
          field.replace(/^address\./, ''),
          text,
        ]),
      ),
    );
    return { status: 'refused', toast: saveFailedToast(error, lang) };
  };

  return {
    $values,
    $fieldErrors,
    $saving,
    $isUnsaved,
    avatar,
    businessLicense,
    certifications,
    type(field, text) {
      const value = field === 'phone' ? formatTypedPhone($user.get().role, text) : text;
      $values.set({ ...$values.get(), [field]: value });
      clearFieldError(field);
    },
    clearFieldError,
    restore: (values) => $values.set(values),
    async save() {
      if ($saving.get().status === 'sending') return { status: 'busy' };
      if ($isScaling.get()) {
        $saving.set({ status: 'sending', progress: 0 });
        await waitForScaling();
        $saving.set({ status: 'idle' });
      }
      const body = changes($user.get());
      if (Object.keys(body).length === 0) return { status: 'unchanged' };
      const fieldErrors = validate(body);
      $fieldErrors.set(fieldErrors);
      const [first] = Object.values(fieldErrors);
      if (first) return { status: 'refused', toast: toastTexts(profile.failed, lang, first) };
      const call = new AbortController();
      running = call;
      const onProgress = (progress: number) => {
        if (!call.signal.aborted) $saving.set({ status: 'sending', progress });
      };
      onProgress(0);
      try {
        const reply = await createUploadApi(onProgress).call(updateProfile, {
          body: body as z.input<typeof profileBody>,
          signal: call.signal,
        });
        const saved = reply.user ?? (await api.call(getCurrentUser, {}));
        showSaved(saved);
        $saving.set({ status: 'idle' });
        return {
          status: 'saved',
          toast: toastTexts(profile.updated, lang, reply.message),
          user: saved,
        };
      } catch (error) {
        return handleFailure(error);
      }
    },
    cancel: () => running?.abort(),
  };
}
