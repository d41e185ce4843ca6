// `npm run admin -- grant EMAIL | revoke EMAIL | reset EMAIL`: makes an admin, unmakes one, or sets a new random password.
import { hashPassword, randomPassword } from '../accounts/passwords.ts';
import { openSignIn } from '../accounts/sign-in.ts';
import { ConfigError, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { accountsRepository } from '../repositories/accounts.ts';
import { sessionsRepository } from '../repositories/sessions.ts';
import { signInsRepository } from '../repositories/sign-ins.ts';

const USAGE = `Usage: npm run admin -- grant EMAIL    gives the account the admin desk
       npm run admin -- revoke EMAIL   takes it away again
       npm run admin -- reset EMAIL    sets a new random password and ends all sessions`;

type Command = (database: Database, account: { id: string }, email: string) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async grant({ db }, { id }, email) {
    await accountsRepository(db).setAdmin(id, true);
    return `${email} is an admin now.`;
  },

  async revoke({ db }, { id }, email) {
    await accountsRepository(db).setAdmin(id, false);
    return `${email} is no admin any more.`;
  },

  async reset({ db }, { id }, email) {
    const password = randomPassword();
    const accounts = accountsRepository(db);
    await accounts.setPassword(id, await hashPassword(password));
    await sessionsRepository(db).endAllOf(id);
    // Whoever tried before must not keep the owner waiting now.
    await openSignIn({ accounts, signIns: signInsRepository(db) }).forget(email);
    return `The password of ${email} is now: ${password}\nAll sessions of the account have ended.`;
  },
};

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

const [name = '', email = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command || email === '' || rest.length > 0) fail(USAGE, 2);

const { database: at } = configOrFail();
const database = await openDatabase(at).catch((error: unknown) =>
  fail(
    `The market at ${at.engine === 'sqlite' ? at.at : 'DATABASE_URL'} did not open: ${String(error)}`,
    1,
  ),
);
const account = await accountsRepository(database.db).byEmail(email);
const done = account && (await command?.(database, account, email));
await database.close();
if (done) console.log(done);
else fail(`There is no account with the email ${email}.`, 1);
