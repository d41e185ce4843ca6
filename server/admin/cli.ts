// Admin command line, `npm run admin -- grant | revoke | reset | reset-factor EMAIL`: admin rights, a new random password, or the end
// of a lost second factor.

import { setAdmin } from '../accounts/account-queries.ts';
import { countMembers } from '../accounts/members/member-queries.ts';
import { resetSecondFactor } from '../accounts/second-factor/second-factors.ts';
import type { SendNotice, WithSecurityNotices } from '../accounts/security-notices.ts';
import { endSessions } from '../accounts/session-queries.ts';
import { readCredentials, setPasswordOf } from '../accounts/sign-in/credential-queries.ts';
import { hashPassword, randomPassword } from '../accounts/sign-in/passwords.ts';
import { openSignIn } from '../accounts/sign-in/sign-in.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openNotifier } from '../notifications/notifier.ts';
import { securityNotices } from '../notifications/security-notices.ts';
import { type Database, type Db, type DbOrTx, openDatabase } from '../platform/db/open.ts';
import type { Person } from '../platform/http/session-user.ts';
import { type AdminAction, auditLogRepository } from './audit-log-queries.ts';

const USAGE = `Usage: npm run admin -- grant EMAIL    gives the account admin rights
       npm run admin -- revoke EMAIL   takes them away again
       npm run admin -- reset EMAIL    sets a new random password and ends all sessions
       npm run admin -- reset-factor EMAIL
                                       removes passkeys, authenticator app and recovery codes, and ends all sessions`;

interface Account extends Person {
  readonly email: string;
}
type Command = (database: Database, account: Account) => Promise<string>;

const fail = (message: string, code: number): never => {
  console.error(message);
  process.exit(code);
};

const configOrFail = () => {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message, 1);
    throw error;
  }
};

/** Notices are stored here, and mailed by the server. */
const noticesOf = (db: Db): WithSecurityNotices => {
  const { mail, publicOrigin } = configOrFail();
  const notifier = openNotifier({
    db,
    send: () => {},
    mails: mail.smtpUrl === null ? null : { publicOrigin, wake: () => {} },
    log: { error: console.error },
  });
  return securityNotices(() => notifier);
};

/** Runs the work and logs it in one transaction. */
const runLogged = (
  db: Db,
  { id, email }: Account,
  action: AdminAction,
  work: (tx: DbOrTx, sendNotice: SendNotice) => Promise<void>,
): Promise<void> =>
  noticesOf(db)(async (tx, sendNotice) => {
    await work(tx, sendNotice);
    await auditLogRepository(tx).addFromCommandLine({ action, subjectId: id, subject: email });
  });

const COMMANDS: Readonly<Record<string, Command>> = {
  async grant({ db }, account) {
    if (account.memberId !== null || (await countMembers(db, account.id)) > 0)
      return fail(
        `${account.email} shares an account with other people, and so cannot be an admin.`,
        1,
      );
    await runLogged(db, account, 'user.grantAdmin', (tx) => setAdmin(tx, account.id, true));
    return `${account.email} is an admin now.`;
  },

  async revoke({ db }, account) {
    if (account.memberId !== null) return fail(`${account.email} is no admin.`, 1);
    await runLogged(db, account, 'user.revokeAdmin', (tx) => setAdmin(tx, account.id, false));
    return `${account.email} is no admin any more.`;
  },

  async reset({ db }, account) {
    const { email } = account;
    const password = randomPassword();
    const hash = await hashPassword(password);
    await runLogged(db, account, 'user.resetPassword', async (tx, sendNotice) => {
      await setPasswordOf(tx, account, hash);
      await endSessions(tx, account);
      await sendNotice(tx, { person: account, kind: 'account.password' });
    });
    // Failed sign-ins of an attacker must not lock the owner out now.
    await openSignIn(db).clearFailures(email);
    return `The password of ${email} is now: ${password}\nAll sessions of the account have ended.`;
  },

  async 'reset-factor'({ db }, account) {
    await runLogged(db, account, 'user.resetSecondFactor', (tx, sendNotice) =>
      resetSecondFactor(tx, sendNotice, account),
    );
    return `${account.email} now signs in with the password alone, and all its sessions have ended.`;
  },
};

const [name = '', email = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command || email === '' || rest.length > 0) fail(USAGE, 2);

const { database: location } = configOrFail();
const database = await openDatabase(location).catch((error: unknown) =>
  fail(
    `The database at ${location.engine === 'sqlite' ? location.location : 'DATABASE_URL'} could not be opened: ${String(error)}`,
    1,
  ),
);
const account = await readCredentials(database.db, email);
const result = account && (await command?.(database, account));
await database.close();
if (result) console.log(result);
else fail(`There is no account with the email ${email}.`, 1);
