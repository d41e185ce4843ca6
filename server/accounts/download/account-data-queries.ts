// Queries for an account's data export: the account's own rows, and after them the parts that the resources register.

import type { Selectable } from 'kysely';
import type { Lang } from '../../../contract/lang.ts';
import type { Db } from '../../platform/db/open.ts';
import type { UsersTable } from '../../platform/db/tables.ts';
import type { ExportedFile, ExportPart, ExportSection } from '../account-parts.ts';
import { listBlocks } from '../blocks.ts';
import { readMembers } from '../members/member-queries.ts';
import { documentsOf } from '../profile/picture-captions.ts';
import { countRecoveryCodes, readTotp } from '../second-factor/factor-queries.ts';
import { readPasskeys } from '../second-factor/passkey-queries.ts';
import { type ToUrl, uploadArchivePaths, uploadedFiles } from './export-files.ts';

const storedPicturePaths = (user: Selectable<UsersTable>): (string | null)[] => [
  user.avatar,
  user.business_license,
  ...(JSON.parse(user.certifications) as string[]),
  ...(JSON.parse(user.factory_pictures) as string[]),
];

/** Pictures with their captions. */
const serializePictures = (user: Selectable<UsersTable>, toUrl: ToUrl) => {
  const pictures = documentsOf(user);
  return {
    businessLicense: toUrl(pictures.businessLicense),
    businessLicenseCaption: pictures.businessLicenseCaption,
    certifications: pictures.certifications.map(toUrl),
    certificationCaptions: pictures.certificationCaptions,
    factoryPictures: pictures.factoryPictures.map(({ path, subject }) => ({
      picture: toUrl(path),
      subject,
    })),
  };
};

/** All columns except the password hash, internal ones and notes that admins write for one another. */
const serializeAccount = (user: Selectable<UsersTable>, toUrl: ToUrl) => ({
  id: user.id,
  email: user.email,
  role: user.role,
  phone: user.phone,
  emailConfirmedAt: user.email_confirmed_at,
  gstin: { number: user.gstin, checkedAt: user.gstin_checked_at },
  iec: { number: user.iec, checkedAt: user.iec_checked_at },
  website: user.website,
  businessType: user.business_type,
  address: { street: user.street, zipCode: user.zip_code, country: user.country },
  avatar: toUrl(user.avatar),
  establishedYear: user.established_year,
  ...serializePictures(user, toUrl),
  exportMarkets: JSON.parse(user.export_markets) as string[],
  answers: { hours: user.answer_hours, percent: user.answered_percent },
  /** Paths in the archive. */
  files: uploadArchivePaths(storedPicturePaths(user)),
  isVerified: user.is_verified === 1,
  verificationLevel: user.verification_level,
  isAdmin: user.is_admin === 1,
  language: user.language,
  createdAt: user.created_at,
  updatedAt: user.updated_at,
});

const readTexts = async (db: Db, id: string) => {
  const rows = await db.selectFrom('user_texts').selectAll().where('user_id', '=', id).execute();
  return rows.map((row) => ({
    language: row.lang,
    name: row.name,
    companyName: row.company_name,
    tradeName: row.trade_name,
    description: row.description,
    city: row.city,
    state: row.province,
  }));
};

export const accountDataRepository = (db: Db, toUrl: ToUrl, parts: readonly ExportPart[]) => {
  const byId = (id: string) =>
    db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();

  return {
    /** Returns null if the account does not exist. */
    async read(id: string): Promise<readonly ExportSection[] | null> {
      const user = await byId(id);
      if (!user) return null;
      const account = { id, lang: user.language as Lang };
      const sections: ExportSection[] = [
        ['account', serializeAccount(user, toUrl)],
        ['texts', await readTexts(db, id)],
      ];
      for (const part of parts) sections.push(...(await part.sections(account)));
      return sections;
    },

    /** Yields batches of files. A file may come twice. */
    async *files(id: string): AsyncGenerator<readonly ExportedFile[]> {
      const user = await byId(id);
      if (user) yield uploadedFiles(storedPicturePaths(user));
      for (const part of parts) if (part.files) yield* part.files(id);
    },
  };
};

/** The people who share the company's account, without what signs them in. */
export const membersExport = (db: Db): ExportPart => ({
  sections: async ({ id }) => [['members', await readMembers(db, id)]],
});

/** Of the owner: names and times of the second factors, without what signs in. */
export const secondFactorExport = (db: Db): ExportPart => ({
  async sections({ id }) {
    const owner = { id, memberId: null };
    const totp = await readTotp(db, owner);
    const passkeys = await readPasskeys(db, owner);
    return [
      [
        'secondFactor',
        {
          authenticatorApp: totp
            ? { createdAt: totp.createdAt, lastUsedAt: totp.lastUsedAt }
            : null,
          passkeys: passkeys.map(({ name, created_at, used_at }) => ({
            name,
            createdAt: created_at,
            lastUsedAt: used_at,
          })),
          unusedRecoveryCodes: await countRecoveryCodes(db, owner),
        },
      ],
    ];
  },
});

/** Of the owner: names of the blocked accounts, sessions, and the number of places from which it signed in. */
export const sessionsExport = (db: Db): ExportPart => ({
  async sections({ id, lang }) {
    const sessions = await db
      .selectFrom('sessions')
      .select([
        'place',
        'browser',
        'system',
        'created_at as createdAt',
        'seen_at as seenAt',
        'expires_at as expiresAt',
      ])
      .where('user_id', '=', id)
      .where('member_id', 'is', null)
      .orderBy('created_at')
      .execute();
    const { places } = await db
      .selectFrom('sign_in_places')
      .select(({ fn }) => fn.countAll<number>().as('places'))
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const blocked = (await listBlocks(db, id, lang)).map(({ name, companyName, blockedAt }) => ({
      name,
      companyName,
      blockedAt,
    }));
    return [
      ['blocked', blocked],
      ['sessions', sessions],
      ['signInPlaces', Number(places)],
    ];
  },
});
