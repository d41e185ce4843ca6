// Profile changes: validation by role, choice of pictures, upload and removal of picture files.
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { phoneProblem } from '../../contract/accounts/account-rules.ts';
import type { profileBody } from '../../contract/accounts/auth.ts';
import type { FieldText } from '../../contract/messages.ts';
import type { Upload } from '../../contract/upload.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Storage, StoredUpload } from '../platform/storage/storage.ts';
import { storePicture } from '../platform/uploads/pictures.ts';
import { ofField } from '../platform/uploads/received.ts';
import { unlessCommitted } from '../platform/uploads/unless-committed.ts';
import type { TextKeeper } from '../translation/keeper.ts';
import type { Pictures, profilesRepository } from './profile-queries.ts';
import type { PublicChanges } from './public-changes.ts';
import type { Person } from './sessions.ts';

type Body = z.output<typeof profileBody>;
/** Path of a current picture, a new file, or '' for none. */
type Choice = string | Upload;

export interface Profiles {
  /** Throws validation, tooManyChanges, or unauthorized if the account does not exist. */
  change(person: Person, body: Body): Promise<void>;
}

interface Parts {
  readonly repository: ReturnType<typeof profilesRepository>;
  readonly storage: Storage;
  readonly catalog: Catalog;
  readonly textKeeper: TextKeeper;
  readonly publicChanges: PublicChanges;
  readonly log: FastifyBaseLogger;
}

/** Public data of a company; a buyer has none of it. */
const SUPPLIERS_ONLY = ['establishedYear', 'businessLicense', 'certifications'] as const;

const misfits = (role: Person['role'], body: Body): Record<string, FieldText> => {
  const problems: Record<string, FieldText> = {};
  const phone = body.phone ? phoneProblem(role, body.phone) : null;
  if (phone) problems.phone = phone;
  if (role === 'buyer')
    for (const name of SUPPLIERS_ONLY) if (body[name] !== undefined) problems[name] = 'invalid';
  return problems;
};

const throwIfAny = (problems: Record<string, FieldText>): void => {
  if (Object.keys(problems).length > 0) throw new Problem('validation', problems);
};

/** Field errors for paths that the account does not have already: a request must not name another account's file. */
const strangers = (present: Pictures, body: Body): Record<string, FieldText> => {
  const chosen = [
    ['avatar', [body.avatar], [present.avatar]],
    ['businessLicense', [body.businessLicense], [present.businessLicense]],
    ['certifications', body.certifications ?? [], present.certifications],
  ] as const;
  const isStrange = (choice: Choice | undefined, own: readonly (string | null)[]) =>
    typeof choice === 'string' && choice !== '' && !own.includes(choice);
  return Object.fromEntries(
    chosen
      .filter(([, choices, own]) => choices.some((choice) => isStrange(choice, own)))
      .map(([name]) => [name, 'invalid'] as const),
  );
};

const pathsOf = (stored: ReadonlyMap<Choice, StoredUpload>): string[] =>
  [...stored.values()].map(({ path }) => path);

export function openProfiles(parts: Parts): Profiles {
  const { repository, storage, catalog, textKeeper, publicChanges, log } = parts;

  /** Removes files. A failure is only logged, because the change itself has already succeeded or failed. */
  const remove = async (paths: readonly string[]): Promise<void> => {
    await storage
      .remove(paths)
      .catch((error: unknown) => log.error({ error, paths }, 'pictures could not be removed'));
  };

  /** Stores the new files of a form one after the other; if one fails, removes the others. */
  const store = async (id: string, body: Body): Promise<ReadonlyMap<Choice, StoredUpload>> => {
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
            stored.set(file, await ofField(field, () => storePicture(storage, file, id)));
      return stored;
    } catch (error) {
      await remove(pathsOf(stored));
      throw error;
    }
  };

  return {
    async change(person, body) {
      throwIfAny(misfits(person.role, body));
      const present = await repository.pictures(person.id);
      if (!present) throw new Problem('unauthorized');
      throwIfAny(strangers(present, body));
      const stored = await store(person.id, body);
      const pathOf = (choice: Choice): string =>
        typeof choice === 'string' ? choice : (stored.get(choice)?.path ?? '');
      const single = (choice: Choice | undefined, before: string | null): string | null =>
        choice === undefined ? before : pathOf(choice) || null;
      const choose = (before: Pictures): Pictures => {
        // Checked again in the transaction: another change may have been committed meanwhile.
        throwIfAny(strangers(before, body));
        const { avatar, businessLicense, certifications } = body;
        return {
          avatar: single(avatar, before.avatar),
          businessLicense: single(businessLicense, before.businessLicense),
          certifications: certifications
            ? [...new Set(certifications.map(pathOf))]
            : before.certifications,
        };
      };
      const allow = () => publicChanges.admit(person.id);
      const { unused, said, isPublic } = await unlessCommitted(
        async () => {
          const fresh = [...stored.values()];
          const changed = await repository.change(person, body, { choose, allow, fresh });
          // The account was deleted in the meantime.
          if (!changed) throw new Problem('unauthorized');
          return changed;
        },
        () => remove(pathsOf(stored)),
      );
      if (isPublic) {
        await publicChanges.charge(person.id);
        await catalog.refresh();
      }
      if (said && person.role === 'supplier') textKeeper.company(person.id);
      await remove(unused);
    },
  };
}
