// Rows of the accounts of the demo market's buyers and of its admin, with the values that sign-up and profile form would store.
import type { Insertable } from 'kysely';
import { companySearchWords } from '../../../server/accounts/profile/company-search-words.ts';
import type { DbOrTx } from '../../../server/platform/db/open.ts';
import type { UsersTable, UserTextsTable } from '../../../server/platform/db/tables.ts';
import { nameKey } from '../../../server/platform/text/name-key.ts';
import { adminAccount, type Buyer, demoBuyer, generateBuyers } from './buyers.ts';
import { iso } from './trade-builder.ts';

const buyerRow = (
  { id, email, phone, street, city, since }: Buyer,
  passwordHash: string | null,
): Insertable<UsersTable> => ({
  id,
  email,
  email_key: email.toLowerCase(),
  password_hash: passwordHash,
  role: 'buyer',
  phone,
  website: null,
  business_type: 'Manufacturer',
  avatar: null,
  language: 'en',
  street,
  zip_code: city.zip,
  country: 'India',
  established_year: null,
  certifications: '[]',
  business_license: null,
  is_verified: 0,
  verification_level: null,
  is_admin: 0,
  product_count: 0,
  categories: '[]',
  email_confirmed_at: iso(since),
  // All rows of an insert have the same columns.
  gstin: '',
  created_at: iso(since),
  updated_at: iso(since),
});

const buyerTexts = ({ id, companyName, name, city }: Buyer): Insertable<UserTextsTable> => {
  const texts = { city: city.name.en, province: city.state, description: '' };
  return {
    ...texts,
    user_id: id,
    lang: 'en',
    company_name: companyName,
    name_key: nameKey(companyName, 'en'),
    name,
    words: companySearchWords([{ ...texts, company: companyName, contact: name }]),
  };
};

/** In the state of the demo buyer's city. */
const EXAMPLE_GSTIN = '27AAAAA0000A1Z2';

/** Only the demo buyer and the admin get a password: the other accounts cannot sign in. */
export async function insertBuyers(
  tx: DbOrTx,
  now: number,
  passwordHashes: { readonly buyer: string; readonly admin: string },
): Promise<void> {
  const [demo, admin, others] = [demoBuyer(now), adminAccount(now), generateBuyers(now)];
  const rows = [
    // An example in the format of a number, which belongs to no company.
    { ...buyerRow(demo, passwordHashes.buyer), gstin: EXAMPLE_GSTIN },
    {
      ...buyerRow(admin, passwordHashes.admin),
      is_admin: 1,
      business_type: 'Service Provider',
    },
    ...others.map((buyer) => buyerRow(buyer, null)),
  ];
  await tx.insertInto('users').values(rows).execute();
  await tx
    .insertInto('user_texts')
    .values([demo, admin, ...others].map(buyerTexts))
    .execute();
}
