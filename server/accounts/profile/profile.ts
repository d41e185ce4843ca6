// Profile changes: the transaction that writes one, and the upload and removal of picture files.
import type { FastifyBaseLogger } from 'fastify';
import { type Db, type DbOrTx, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { addJobs } from '../../platform/jobs/job-queries.ts';
import type { StoredUpload, UploadStorage } from '../../platform/storage/upload-storage.ts';
import { storePicture } from '../../platform/uploads/pictures.ts';
import { asFieldError } from '../../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../../platform/uploads/remove-unless-committed.ts';
import type { MinuteLimit } from '../minute-limits.ts';
import { type QuotaChecks, releaseUploads } from '../quota-queries.ts';
import {
  applyProfileChange,
  foreignPathErrors,
  type PictureChoice,
  type ProfileBody,
  roleErrors,
  throwFieldErrors,
} from './profile-change.ts';
import {
  lockProfile,
  picturesOf,
  readPictures,
  updateProfileColumns,
  updateProfileTexts,
} from './profile-queries.ts';
import type { PublicData, PublicDataScope } from './public-data.ts';
import { recheckLicence } from './verification-queries.ts';

/** The new files of a form, by its choices. */
type StoredFiles = ReadonlyMap<PictureChoice, StoredUpload>;

export interface Profiles {
  /** Throws validation, tooManyChanges, or unauthorized if the account does not exist. */
  change(user: SessionUser, body: ProfileBody): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly quotas: QuotaChecks;
  readonly storage: UploadStorage;
  readonly publicData: PublicData;
  readonly publicChangeLimit: MinuteLimit;
  readonly log: FastifyBaseLogger;
}

const pathsOf = (stored: StoredFiles): string[] => [...stored.values()].map(({ path }) => path);

export function openProfiles(dependencies: Dependencies): Profiles {
  const { db, quotas, storage, publicData, publicChangeLimit, log } = dependencies;

  /** Removes files. A failure is only logged, because the change itself has already succeeded or failed. */
  const removeFiles = async (paths: readonly string[]): Promise<void> => {
    await storage
      .remove(paths)
      .catch((error: unknown) => log.error({ error, paths }, 'pictures could not be removed'));
  };

  /** Stores the new files of a form one after the other; if one fails, removes the others. */
  const storeFiles = async (id: string, body: ProfileBody): Promise<StoredFiles> => {
    const stored = new Map<PictureChoice, StoredUpload>();
    const fields = [
      ['avatar', [body.avatar]],
      ['businessLicense', [body.businessLicense]],
      ['certifications', body.certifications ?? []],
      ['factoryPictures', body.factoryPictures ?? []],
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

  /** Writes the change and returns the paths of unused pictures. `scope` is null for a buyer, who has no public data. */
  const write = async (
    tx: DbOrTx,
    scope: PublicDataScope | null,
    id: string,
    body: ProfileBody,
    stored: StoredFiles,
  ): Promise<string[]> => {
    const profile = await lockProfile(tx, id);
    // The account was deleted in the meantime.
    if (!profile) throw new HttpError('unauthorized');
    const { user, texts: currentTexts } = profile;
    // Checked again in the transaction: another change may have been committed meanwhile.
    throwFieldErrors(foreignPathErrors(picturesOf(user), body));
    const after = applyProfileChange(user, currentTexts, body, (choice) =>
      typeof choice === 'string' ? choice : (stored.get(choice)?.path ?? ''),
    );
    if (scope && after.publicDataChanged) {
      await publicChangeLimit.check(id);
      // The search index of products contains their supplier's company name and city.
      await scope.addSupplier(id, after.textsChanged ? 'words' : 'profile');
    }
    const isRenamed = after.texts.company_name !== currentTexts.company_name;
    if (scope && isRenamed) await scope.addSupplier(id, 'columns');
    await updateProfileColumns(tx, id, after.columns);
    if (after.textsChanged) {
      await updateProfileTexts(tx, id, currentTexts.lang, after.texts);
      if (scope) await addJobs(tx, 'company-texts', [id]);
      if (scope && isRenamed) await recheckLicence(tx, id, Date.now());
    }
    await releaseUploads(tx, after.unused);
    await quotas.claimUploads(tx, id, [...stored.values()]);
    return after.unused;
  };

  return {
    async change({ id, role }, body) {
      throwFieldErrors(roleErrors(role, body));
      const current = await readPictures(db, id);
      if (!current) throw new HttpError('unauthorized');
      throwFieldErrors(foreignPathErrors(current, body));
      const stored = await storeFiles(id, body);
      const { result: unused, catalogChanged } = await removeUnlessCommitted(
        () =>
          role === 'supplier'
            ? publicData.change((tx, scope) => write(tx, scope, id, body, stored))
            : inTransaction(db, async (tx) => ({
                result: await write(tx, null, id, body, stored),
                catalogChanged: false,
              })),
        () => removeFiles(pathsOf(stored)),
      );
      if (catalogChanged) {
        await publicChangeLimit.record(id);
        await publicData.refresh();
      }
      await removeFiles(unused);
    },
  };
}
