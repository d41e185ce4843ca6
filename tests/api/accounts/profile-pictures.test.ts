// Pictures of a profile (avatar, license, certificates): stored, replaced, removed and refused.
import { beforeEach, describe, expect, test } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { mediaUrl } from '../../../contract/media.ts';
import { file, picture } from '../../fixtures/files.ts';
import { sharedMarket } from '../market.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { temporaryFiles } from '../products/hostile-form.ts';
import { type SignedInUser, signUp } from '../users.ts';

let supplier: SignedInUser;
const market = await sharedMarket(0);
beforeEach(async () => {
  supplier = await signUp(market, 'supplier');
});

const change = async (body: BodyOf<typeof updateProfile>, { api }: SignedInUser = supplier) => {
  const { user } = await api.call(updateProfile, { body });
  if (!user) throw new Error('no user in the reply');
  return user;
};
const uploads = (): Promise<string[]> => storedFilesOf(market, 'uploads').names();
/** Whether the picture is public, in every size. */
const isServed = async (path: string): Promise<boolean> => {
  const codes = await Promise.all(
    [320, 640, 1280].map(
      async (width) =>
        (await market.app.inject({ url: mediaUrl(path.replace('.640.', `.${width}.`)) }))
          .statusCode,
    ),
  );
  expect(new Set(codes).size).toBe(1);
  return codes[0] === 200;
};
const STORED = /^\/media\/uploads\/[0-9a-f-]{36}-\d+x\d+\.640\.webp$/;

describe('an avatar', () => {
  test.each(['buyer', 'supplier'] as const)(
    'of a %s is stored as WebP and served',
    async (role) => {
      const testUser = await signUp(market, role);
      const { avatar } = await change({ avatar: await picture(800, 600, 'jpeg') }, testUser);
      expect(avatar).toMatch(STORED);
      const reply = await market.app.inject({ url: mediaUrl(avatar ?? '') });
      expect(reply.headers['content-type']).toBe('image/webp');
      expect((await testUser.api.call(getCurrentUser, {})).avatar).toBe(avatar);
      expect(temporaryFiles(market)).toEqual([]);
    },
  );

  test('stays if it is omitted or unchanged, with its file', async () => {
    const { avatar } = await change({ avatar: await picture() });
    expect((await change({ name: 'Li Wei' })).avatar).toBe(avatar);
    expect((await change({ avatar: avatar ?? '' })).avatar).toBe(avatar);
    expect(await isServed(avatar ?? '')).toBe(true);
  });

  test('is deleted in every size when replaced or cleared', async () => {
    const first = (await change({ avatar: await picture() })).avatar ?? '';
    const second = (await change({ avatar: await picture(400, 400) })).avatar ?? '';
    expect(await isServed(first)).toBe(false);
    expect(await isServed(second)).toBe(true);
    expect((await change({ avatar: '' })).avatar).toBeNull();
    expect(await isServed(second)).toBe(false);
  });

  test('of another user cannot be used', async () => {
    const other = await signUp(market, 'supplier');
    const { avatar } = await change({ avatar: await picture() }, other);
    for (const body of [
      { avatar: avatar ?? '' },
      { businessLicense: avatar ?? '' },
      { certifications: [avatar ?? ''] },
    ])
      await expect(change(body)).rejects.toMatchObject({ code: 'validation' });
    expect(await isServed(avatar ?? '')).toBe(true);
  });
});

describe('license and certificates', () => {
  test('keep the given order, existing and new', async () => {
    const files = await Promise.all([picture(300, 200), picture(200, 300), picture(250, 250)]);
    const { certifications, businessLicense } = await change({
      certifications: files,
      businessLicense: await picture(),
    });
    expect(certifications).toHaveLength(3);
    for (const path of [...certifications, businessLicense]) expect(path).toMatch(STORED);
    expect(certifications.map((path) => /-(\d+x\d+)\./.exec(path)?.[1])).toEqual([
      '300x200',
      '200x300',
      '250x250',
    ]);
    const [first = '', second = '', third = ''] = certifications;
    const after = await change({ certifications: [third, await picture(320, 240), first, first] });
    expect(after.certifications).toEqual([third, expect.stringMatching(STORED), first]);
    expect(after.businessLicense).toBe(businessLicense);
    expect(await isServed(second)).toBe(false);
    expect(await isServed(first)).toBe(true);
  });

  test('can all be removed', async () => {
    const before = await change({
      certifications: [await picture()],
      businessLicense: await picture(),
    });
    const after = await change({ certifications: [], businessLicense: '' });
    expect(after).toMatchObject({ certifications: [], businessLicense: null });
    for (const path of [...before.certifications, before.businessLicense ?? ''])
      expect(await isServed(path)).toBe(false);
  });
});

describe('a refused change leaves no file', () => {
  const nothingLeft = async (body: BodyOf<typeof updateProfile>, fields: object) => {
    const before = await uploads();
    await expect(change(body)).rejects.toMatchObject({ code: 'validation', fields });
    expect(await uploads()).toEqual(before);
    expect(temporaryFiles(market)).toEqual([]);
  };
  const fake = file(new TextEncoder().encode('<svg onload=alert(1)>'), 'a.png', 'image/png');

  test('for a file that is no picture, with any name', async () => {
    await nothingLeft({ avatar: fake }, { avatar: expect.stringMatching(/picture/i) });
  });

  test('for a valid picture beside an invalid one', async () => {
    await nothingLeft(
      { avatar: await picture(), certifications: [await picture(), fake] },
      { certifications: expect.stringMatching(/picture/i) },
    );
  });

  test('for a valid picture beside a path of another user', async () => {
    await nothingLeft(
      { avatar: await picture(), certifications: ['/media/demo/x.webp'] },
      { certifications: 'This value is not valid.' },
    );
  });

  test('for eleven certificates', async () => {
    const many = await Promise.all(Array.from({ length: 11 }, () => picture(60, 60)));
    await nothingLeft(
      { certifications: many },
      { certifications: 'You can keep up to 10 certificate images.' },
    );
  });

  test('for pictures of a company from a buyer', async () => {
    const buyer = await signUp(market, 'buyer');
    const before = await uploads();
    await expect(change({ businessLicense: await picture() }, buyer)).rejects.toMatchObject({
      fields: { businessLicense: 'This value is not valid.' },
    });
    expect(await uploads()).toEqual(before);
  });
});

test('of two concurrent changes one picture stays, without files of the other', async () => {
  const before = await uploads();
  const outcomes = await Promise.allSettled([
    change({ avatar: await picture(500, 500) }),
    change({ avatar: await picture(501, 501) }),
    change({ avatar: await picture(502, 502) }),
  ]);
  expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
  const { avatar } = await supplier.api.call(getCurrentUser, {});
  expect(await isServed(avatar ?? '')).toBe(true);
  expect(await uploads()).toHaveLength(before.length + 3);
});
