// Databases of tests on the PostgreSQL server of DATABASE_URL.
import pg from 'pg';

export const runSql = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

/** Address of another database on the server of `url`. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Creates a database, empty or as a copy of another one to which nobody is connected. Nothing in it has to survive a power cut. */
export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  const source = template
    ? `template ${template}`
    : // Production databases often use such a locale; it shows sorting that depends on the database's locale.
      "template template0 locale_provider icu icu_locale 'en-US' locale 'C.UTF-8'";
  await runSql(
    url,
    `create database ${name} ${source}`,
    `alter database ${name} set synchronous_commit = off`,
  );
}
