// Composition of the account services.
import type { FastifyBaseLogger } from 'fastify';
import { mediaUrl } from '../../contract/media.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Counts } from '../platform/redis/counts.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { TextKeeper } from '../translation/keeper.ts';
import { accountsRepository } from './account-queries.ts';
import { type AccountDeletion, openAccountDeletion } from './deletion.ts';
import { accountDeletionRepository } from './deletion-queries.ts';
import { accountDataRepository } from './download/account-data-queries.ts';
import { type AccountExport, openAccountExport } from './download/archive.ts';
import { passwordResetsRepository } from './password-reset-queries.ts';
import { openProfiles, type Profiles } from './profile.ts';
import { profilesRepository } from './profile-queries.ts';
import { openPublicChanges, type PublicChanges } from './public-changes.ts';
import type { QuotaChecks } from './quota-queries.ts';
import { openResets, type Resets } from './resets.ts';
import { sessionsRepository } from './session-queries.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openSignIn, type SignIn } from './sign-in.ts';
import { signInsRepository } from './sign-in-queries.ts';

export interface AccountServices {
  readonly accounts: ReturnType<typeof accountsRepository>;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly resets: Resets;
  readonly profiles: Profiles;
  readonly accountExport: AccountExport;
  readonly publicChanges: PublicChanges;
  readonly accountDeletion: AccountDeletion;
}

interface Parts {
  readonly db: Db;
  readonly counts: Counts;
  readonly catalog: Catalog;
  readonly textKeeper: TextKeeper;
  readonly search: SearchIndex;
  readonly storage: Storage;
  readonly attachmentFiles: Attachments;
  /** null if this server sends no email. */
  readonly mailer: Mailer | null;
  readonly publicOrigin: string;
  readonly quotas: QuotaChecks;
  readonly log: FastifyBaseLogger;
}

export function openAccounts(parts: Parts): AccountServices {
  const { db, search, catalog, textKeeper, storage, attachmentFiles, mailer, publicOrigin, log } =
    parts;
  const accounts = accountsRepository(db);
  const publicChanges = openPublicChanges(parts.counts);
  const signIns = signInsRepository(db);
  const signIn = openSignIn({ accounts, signIns });
  const addressOf = (path: string | null) =>
    path === null ? null : new URL(mediaUrl(path), publicOrigin).href;
  return {
    accounts,
    sessions: openSessions(sessionsRepository(db)),
    signIn,
    resets: openResets({
      accounts,
      signIns,
      resets: passwordResetsRepository(db),
      signIn,
      publicOrigin,
      written: mailer?.kick ?? null,
    }),
    profiles: openProfiles({
      repository: profilesRepository(db, search, parts.quotas),
      storage,
      catalog,
      textKeeper,
      publicChanges,
      log,
    }),
    accountExport: openAccountExport({
      repository: accountDataRepository(db, addressOf),
      storage,
      attachmentFiles,
      log,
    }),
    publicChanges,
    accountDeletion: openAccountDeletion({
      repository: accountDeletionRepository(db, search),
      removedFiles: removedFilesRepository(db),
      signIn,
      catalog,
      storage,
      attachmentFiles,
      log,
    }),
  };
}
