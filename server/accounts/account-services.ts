// Composition of the account services.
import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../platform/db/engine.ts';
import type { Db } from '../platform/db/open.ts';
import type { Counters } from '../platform/redis/counters.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import type { UploadStorage } from '../platform/storage/upload-storage.ts';
import { type AccountDeletion, openAccountDeletion } from './account-deletion.ts';
import type { DeletionParts, ExportPart } from './account-parts.ts';
import { type Accounts, openAccounts } from './accounts.ts';
import { blockService } from './blocks.ts';
import { type Confirmations, openConfirmations } from './confirmation/confirmations.ts';
import { accountDataRepository } from './download/account-data-queries.ts';
import { type AccountExport, openAccountExport } from './download/archive.ts';
import type { ToUrl } from './download/export-files.ts';
import { type EmailService, emailService } from './email/emails.ts';
import { type CountLinkMail, linkMailLimit } from './email/recipient-limit.ts';
import { type RequireConfirmed, requireConfirmedEmail } from './email/require-confirmed.ts';
import { type WrittenLimit, writtenLimit } from './email/written-limit.ts';
import { type FileLinks, fileLinks } from './file-links.ts';
import { type InvitationService, invitationService } from './members/invitations.ts';
import { type MemberEmailService, memberEmailService } from './members/member-emails.ts';
import { type MemberService, memberService } from './members/members.ts';
import { type MinuteLimit, publicChangeLimit } from './minute-limits.ts';
import { openProfiles, type Profiles } from './profile/profile.ts';
import type { PublicData } from './profile/public-data.ts';
import type { QuotaChecks } from './quota-queries.ts';
import { type RemovalService, removalService } from './removal/removals.ts';
import { openPasskeys, type Passkeys } from './second-factor/passkeys.ts';
import { openRelyingParty } from './second-factor/relying-party.ts';
import { openSecondFactors, type SecondFactors } from './second-factor/second-factors.ts';
import type { WithSecurityNotices } from './security-notices.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openPasswordResets, type PasswordResets } from './sign-in/password-resets.ts';
import { openSignIn, type SignIn } from './sign-in/sign-in.ts';
import { type UnconfirmedAccounts, unconfirmedAccounts } from './unconfirmed-accounts.ts';

export interface AccountServices {
  readonly accounts: Accounts;
  readonly emails: EmailService;
  readonly requireConfirmed: RequireConfirmed;
  readonly countLinkMail: CountLinkMail;
  readonly removals: RemovalService;
  readonly unconfirmedAccounts: UnconfirmedAccounts;
  readonly writtenLimit: WrittenLimit;
  readonly blocks: ReturnType<typeof blockService>;
  readonly sessions: Sessions;
  readonly fileLinks: FileLinks;
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  readonly confirmations: Confirmations;
  readonly withNotices: WithSecurityNotices;
  /** Whether a sign-in from a new place is reported to its user by mail and in the bell. */
  readonly noticesNewPlaces: boolean;
  readonly members: MemberService;
  readonly memberEmails: MemberEmailService;
  readonly invitations: InvitationService;
  readonly signIn: SignIn;
  readonly resets: PasswordResets;
  readonly profiles: Profiles;
  readonly accountExport: AccountExport;
  readonly publicChangeLimit: MinuteLimit;
  readonly accountDeletion: AccountDeletion;
}

interface Dependencies {
  readonly db: Db;
  readonly engine: Engine;
  readonly counts: Counters;
  readonly publicData: PublicData;
  readonly storage: UploadStorage;
  readonly attachmentFiles: Attachments;
  /** Called after an email was added to the outbox; null if this server sends none. */
  readonly onMailQueued: (() => void) | null;
  readonly publicOrigin: string;
  readonly toUrl: ToUrl;
  readonly withNotices: WithSecurityNotices;
  /** Called with both accounts after a block between them was removed. */
  readonly onUnblocked: (ids: readonly [string, string]) => void;
  /** A demo installation, whose passwords are public. */
  readonly demo: boolean;
  readonly exportParts: readonly ExportPart[];
  readonly deletionParts: DeletionParts;
  readonly quotas: QuotaChecks;
  readonly log: FastifyBaseLogger;
}

export function openAccountServices(dependencies: Dependencies): AccountServices {
  const { db, engine, publicData, storage, attachmentFiles, onMailQueued, publicOrigin } =
    dependencies;
  const { quotas, log, counts, withNotices } = dependencies;
  // Everybody who tries the demo signs in as its admin.
  const adminsNeedFactor = !dependencies.demo;
  const relyingParty = openRelyingParty(publicOrigin);
  const changeLimit = publicChangeLimit(dependencies.counts);
  const signIn = openSignIn(db);
  const secondFactors = openSecondFactors({
    ...{ db, withNotices, adminsNeedFactor },
    passkeysPossible: relyingParty !== null,
  });
  const passkeys = openPasskeys({ db, withNotices, relyingParty, adminsNeedFactor });
  const sendsMail = onMailQueued !== null;
  const accountDeletion = openAccountDeletion({
    db,
    parts: dependencies.deletionParts,
    signIn,
    publicData,
    storage,
    attachmentFiles,
    log,
  });
  const sessions = openSessions(db, adminsNeedFactor);
  return {
    sessions,
    fileLinks: fileLinks(db, sessions),
    accounts: openAccounts({
      ...{ db, engine, publicOrigin, onMailQueued, withNotices },
      protectsAdmins: adminsNeedFactor,
    }),
    emails: emailService({ db, engine, publicOrigin, onMailQueued, withNotices, counts }),
    requireConfirmed: requireConfirmedEmail(sendsMail),
    countLinkMail: linkMailLimit(counts, sendsMail),
    removals: removalService({ db, withNotices }),
    unconfirmedAccounts: unconfirmedAccounts({ db, accountDeletion, sendsMail }),
    writtenLimit: writtenLimit(sendsMail),
    memberEmails: memberEmailService({ db, counts, publicOrigin, onMailQueued }),
    members: memberService(db, withNotices),
    invitations: invitationService({ db, engine, publicOrigin, onMailQueued, withNotices }),
    blocks: blockService(db, dependencies.onUnblocked),
    secondFactors,
    passkeys,
    confirmations: openConfirmations({ withNotices, secondFactors, passkeys }),
    withNotices,
    noticesNewPlaces: !dependencies.demo,
    signIn,
    resets: openPasswordResets({
      ...{ db, signIn, publicOrigin, onMailQueued, withNotices },
      protectsAdmins: adminsNeedFactor,
    }),
    profiles: openProfiles({
      db,
      quotas,
      storage,
      publicData,
      publicChangeLimit: changeLimit,
      log,
    }),
    accountExport: openAccountExport({
      repository: accountDataRepository(db, dependencies.toUrl, dependencies.exportParts),
      storage,
      attachmentFiles,
      log,
    }),
    publicChangeLimit: changeLimit,
    accountDeletion,
  };
}
