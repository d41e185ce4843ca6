// Profile changes: validation by role, choice of pictures, upload and removal of picture files.
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { phoneError } from '../../contract/accounts/account-rules.ts';
import type { profileBody } from '../../contract/accounts/auth.ts';
import type { FieldErrorKey } from '../../contract/messages.ts';
import type { Upload } from '../../contract/upload.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import type { StoredUpload, UploadStorage } from '../platform/storage/upload-storage.ts';
import { storePicture } from '../platform/uploads/pictures.ts';
import { asFieldError } from '../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../platform/uploads/remove-unless-committed.ts';
import type { MinuteLimit } from './minute-limits.ts';
import type { ProfilePictures, profilesRepository } from './profile-queries.ts';
import type { PublicData } from './public-data.ts';

type Body = z.output<typeof profileBody>;
/** Path of a current picture, a new file, or '' for none. */
type Choice = string | Upload;

export interface Profiles {
  /** Throws validation, tooManyChanges, or unauthorized if the account does not exist. */
  change(user: SessionUser, body: Body): Promise<void>;
}

interface Dependencies {
  readonly repository: ReturnType<typeof profilesRepository>;
  readonly storage: UploadStorage;
  readonly publicData: Pick<PublicData, 'refresh'>;
  readonly publicChangeLimit: MinuteLimit;
  readonly log: FastifyBaseLogger;
}

/** Public data of a company; a buyer has none of it. */
const SUPPLIER_ONLY_FIELDS = ['establishedYear', 'businessLicense', 'certifications'] as const;

const roleErrors = (role: SessionUser['role'], body: Body): Record<string, FieldErrorKey> => {
  const fieldErrors: Record<string, FieldErrorKey> = {};
  const phone = body.phone ? phoneError(role, body.phone) : null;
  if (phone) fieldErrors.phone = phone;
  if (role === 'buyer')
    for (const name of SUPPLIER_ONLY_FIELDS)
      if (body[name] !== undefined) fieldErrors[name] = 'invalid';
  return fieldErrors;
};

const throwFieldErrors = (fieldErrors: Record<string, FieldErrorKey>): void => {
  if (Object.keys(fieldErrors).length > 0) throw new HttpError('validation', fieldErrors);
};

/** Field errors for paths that the account does not have already: a request must not name another account's file. */
const foreignPathErrors = (current: ProfilePictures, body: Body): Record<string, FieldErrorKey> => {
  const fields = [
    ['avatar', [body.avatar], [current.avatar]],
    ['businessLicense', [body.businessLicense], [current.businessLicense]],
    ['certifications', body.certifications ?? [], current.certifications],
  ] as const;
  const isForeignPath = (choice: Choice | undefined, ownPaths: readonly (string | null)[]) =>
    typeof choice === 'string' && choice !== '' && !ownPaths.includes(choice);
  return Object.fromEntries(
    fields
      .filter(([, choices, ownPaths]) => choices.some((choice) => isForeignPath(choice, ownPaths)))
      .map(([name]) => [name, 'invalid'] as const),
  );
};

const pathsOf = (stored: ReadonlyMap<Choice, StoredUpload>): string[] =>
  [...stored.values()].map(({ path }) => path);

export function openProfiles(dependencies: Dependencies): Profiles {
  const { repository, storage, publicData, publicChangeLimit, log } = dependencies;

  /** Removes files. A failure is only logged, because the change itself has already succeeded or failed. */
  const removeFiles = async (paths: readonly string[]): Promise<void> => {
    await storage
      .remove(paths)
      .catch((error: unknown) => log.error({ error, paths }, 'pictures could not be removed'));
  };

  /** Stores the new files of a form one after the other; if one fails, removes the others. */
  const storeFiles = async (id: string, body: Body): Promise<ReadonlyMap<Choice, StoredUpload>> => {
    const stored = new Map<Choice, StoredUpload>();
    const fields = [
      ['avatar', [body.avatar]],
      ['businessLicense', [body.businessLicense]],
      ['certifications', body.certifications ?? []],
    ] as const;
    try {
      for (const [field, choices] of fields)
        for (const file of choices)
          if (typeof file === 'object')
            stored.set(file, await asFieldError(field, () => storePicture(storage, file, id)));
      return stored;
    } catch (error) {
      await removeFiles(pathsOf(stored));
      throw error;
    }
  };

  return {
    async change(user, body) {
      throwFieldErrors(roleErrors(user.role, body));
      const current = await repository.readPictures(user.id);
      if (!current) throw new HttpError('unauthorized');
      throwFieldErrors(foreignPathErrors(current, body));
      const stored = await storeFiles(user.id, body);
      const pathOf = (choice: Choice): string =>
        typeof choice === 'string' ? choice : (stored.get(choice)?.path ?? '');
      const resolvePicture = (choice: Choice | undefined, before: string | null): string | null =>
        choice === undefined ? before : pathOf(choice) || null;
      const choosePictures = (before: ProfilePictures): ProfilePictures => {
        // Checked again in the transaction: another change may have been committed meanwhile.
        throwFieldErrors(foreignPathErrors(before, body));
        const { avatar, businessLicense, certifications } = body;
        return {
          avatar: resolvePicture(avatar, before.avatar),
          businessLicense: resolvePicture(businessLicense, before.businessLicense),
          certifications: certifications
            ? [...new Set(certifications.map(pathOf))]
            : before.certifications,
        };
      };
      const assertAllowed = () => publicChangeLimit.check(user.id);
      const { unused, publicDataChanged } = await removeUnlessCommitted(
        async () => {
          const newUploads = [...stored.values()];
          const result = await repository.update(user, body, {
            choosePictures,
            assertAllowed,
            newUploads,
          });
          // The account was deleted in the meantime.
          if (!result) throw new HttpError('unauthorized');
          return result;
        },
        () => removeFiles(pathsOf(stored)),
      );
      if (publicDataChanged) {
        await publicChangeLimit.record(user.id);
        await publicData.refresh();
      }
      await removeFiles(unused);
    },
  };
}
