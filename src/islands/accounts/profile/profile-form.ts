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
import { serverWords } from '../../../stores/server-words.ts';
import { type ToastWords, wordsOf } from '../../../stores/toasts.ts';
import { pictureProblem } from '../../../ui/uploads/file-problems.ts';
import { $isFitting, fitted } from '../../../ui/uploads/fit-pictures.ts';
import { createPictureList, type PictureList } from '../../../ui/uploads/listing-pictures.ts';
import { createOneFile, type OneFile } from '../../../ui/uploads/one-file.ts';
import {
  changesOf,
  ownPhoneProblem,
  type ProfileField,
  type ProfileValues,
  valuesOf,
} from './profile-values.ts';

export type ProfileSaving =
  | { readonly status: 'idle' | 'signed-out' }
  /** `sent` is the uploaded part, 0 to 1. */
  | { readonly status: 'sending'; readonly sent: number };

export type ProfileOutcome =
  | { readonly status: 'saved'; readonly words: ToastWords; readonly user: User }
  | { readonly status: 'refused'; readonly words: ToastWords }
  | { readonly status: 'unchanged' | 'cancelled' | 'signed-out' | 'busy' };

export interface ProfileForm {
  readonly $values: ReadableAtom<ProfileValues>;
  readonly $faults: ReadableAtom<Readonly<Record<string, string>>>;
  readonly $saving: ReadableAtom<ProfileSaving>;
  readonly $isUnsaved: ReadableAtom<boolean>;
  readonly avatar: OneFile;
  readonly businessLicense: OneFile;
  readonly certifications: PictureList;
  type(field: ProfileField, text: string): void;
  /** Clears the error of a field, such as an image. */
  forgive(field: string): void;
  restore(values: ProfileValues): void;
  /** Resolves with the saved user, which the caller must show everywhere. */
  save(): Promise<ProfileOutcome>;
  cancel(): void;
}

interface Options {
  readonly api: Api;
  readonly uploading: (tell: (sent: number) => void) => Api;
  readonly lang: Lang;
  readonly user: User;
}

/** Errors without a message and calls without a reply have texts of their own (spec §8). */
function failedWords(error: ApiError, lang: Lang): ToastWords {
  const unsaid = error.code === 'network' ? profile.failed : profile.failedDefault;
  return wordsOf(profile.failed, lang, serverWords(error) ?? unsaid.text[lang]);
}

export function createProfileForm({ api, uploading, lang, user }: Options): ProfileForm {
  const $user = atom(user);
  const $values = atom(valuesOf(user));
  const $faults = atom<Readonly<Record<string, string>>>({});
  const $saving = atom<ProfileSaving>({ status: 'idle' });
  const avatar = createOneFile(user.avatar, pictureProblem);
  const businessLicense = createOneFile(user.businessLicense, pictureProblem);
  const certifications = createPictureList(user.certifications, MAX_CERTIFICATE_IMAGES);
  let running: AbortController | null = null;

  const changes = (stored: User): Record<string, unknown> => ({
    ...changesOf(stored, $values.get()),
    ...(avatar.differsFrom(stored.avatar) ? { avatar: avatar.sent() } : {}),
    ...(businessLicense.differsFrom(stored.businessLicense)
      ? { businessLicense: businessLicense.sent() }
      : {}),
    ...(certifications.differsFrom(stored.certifications)
      ? { certifications: certifications.sent() }
      : {}),
  });

  const $isUnsaved = computed(
    [$user, $values, avatar.$held, businessLicense.$held, certifications.$pictures],
    (stored) => Object.keys(changes(stored)).length > 0,
  );

  /** Errors inside the address are assigned to its fields. */
  const wrong = (body: Record<string, unknown>): Record<string, string> => {
    const found: Record<string, string> = {};
    const phone = 'phone' in body ? ownPhoneProblem($user.get(), $values.get().phone) : null;
    if (phone !== null) found.phone = productFieldErrorText(phone, lang);
    for (const { path, message } of z.safeParse(profileBody, body).error?.issues ?? [])
      found[String(path[0] === 'address' ? (path[1] ?? 'address') : path[0])] ??=
        productFieldErrorText(message, lang);
    return found;
  };

  const forgive = (field: string): void => {
    const { [field]: _, ...others } = $faults.get();
    $faults.set(others);
  };

  const hold = (saved: User): void => {
    $user.set(saved);
    $values.set(valuesOf(saved));
    avatar.refill(saved.avatar);
    businessLicense.refill(saved.businessLicense);
    certifications.refill(saved.certifications);
  };

  const failed = (error: unknown): ProfileOutcome => {
    $saving.set({ status: 'idle' });
    if (error instanceof Error && error.name === 'AbortError') return { status: 'cancelled' };
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      $saving.set({ status: 'signed-out' });
      return { status: 'signed-out' };
    }
    $faults.set(
      Object.fromEntries(
        Object.entries(error.fields).map(([field, text]) => [
          field.replace(/^address\./, ''),
          text,
        ]),
      ),
    );
    return { status: 'refused', words: failedWords(error, lang) };
  };

  return {
    $values,
    $faults,
    $saving,
    $isUnsaved,
    avatar,
    businessLicense,
    certifications,
    type(field, text) {
      const held = field === 'phone' ? formatTypedPhone($user.get().role, text) : text;
      $values.set({ ...$values.get(), [field]: held });
      forgive(field);
    },
    forgive,
    restore: (values) => $values.set(values),
    async save() {
      if ($saving.get().status === 'sending') return { status: 'busy' };
      if ($isFitting.get()) {
        $saving.set({ status: 'sending', sent: 0 });
        await fitted();
        $saving.set({ status: 'idle' });
      }
      const body = changes($user.get());
      if (Object.keys(body).length === 0) return { status: 'unchanged' };
      const faults = wrong(body);
      $faults.set(faults);
      const [first] = Object.values(faults);
      if (first) return { status: 'refused', words: wordsOf(profile.failed, lang, first) };
      const call = new AbortController();
      running = call;
      const tell = (sent: number) => {
        if (!call.signal.aborted) $saving.set({ status: 'sending', sent });
      };
      tell(0);
      try {
        const reply = await uploading(tell).call(updateProfile, {
          body: body as z.input<typeof profileBody>,
          signal: call.signal,
        });
        const saved = reply.user ?? (await api.call(getCurrentUser, {}));
        hold(saved);
        $saving.set({ status: 'idle' });
        return {
          status: 'saved',
          words: wordsOf(profile.updated, lang, reply.message),
          user: saved,
        };
      } catch (error) {
        return failed(error);
      }
    },
    cancel: () => running?.abort(),
  };
}
