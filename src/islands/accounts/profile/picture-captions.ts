// Captions of the pictures in the profile form, as one JSON text, so that drafts contain them.

import * as z from 'zod/mini';
import type { User } from '../../../../contract/accounts/user.ts';
import { recordOf, unwrapJson } from '../../../../contract/read.ts';
import {
  type DocumentCaption,
  documentCaption,
  FACTORY_SUBJECTS,
  type FactorySubject,
  NO_CAPTION,
} from '../../../../contract/suppliers/company.ts';
import type { Picture } from '../../../ui/uploads/picture-list.ts';

/** Key of the business license, of which there is one. */
export const LICENSE = 'license';

/** A stored picture keeps its caption when the order changes; a new file has no path yet. */
export const captionKey = (picture: Picture): string =>
  picture.kind === 'stored' ? picture.path : `#${picture.key}`;

const readAll = (captions: string): Record<string, unknown> => recordOf(unwrapJson(captions));

/** Serializes without blank entries and in a fixed order, so that equal captions are equal texts. */
const writeAll = (captions: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(captions)
        .filter(([, caption]) => JSON.stringify(caption) !== JSON.stringify(NO_CAPTION))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );

export const captionsOf = (user: User): string =>
  writeAll({
    [LICENSE]: user.businessLicenseCaption,
    ...Object.fromEntries(
      user.certifications.map((path, at) => [path, user.certificationCaptions[at] ?? NO_CAPTION]),
    ),
    ...Object.fromEntries(user.factoryPictures.map(({ path, subject }) => [path, { subject }])),
  });

export const captionIn = (captions: string, key: string): DocumentCaption =>
  z.parse(documentCaption, readAll(captions)[key] ?? {});

export const subjectIn = (captions: string, key: string): FactorySubject => {
  const { subject } = recordOf(readAll(captions)[key]);
  return FACTORY_SUBJECTS.find((each) => each === subject) ?? 'outside';
};

export const withCaption = (
  captions: string,
  key: string,
  caption: DocumentCaption | { readonly subject: string },
): string => writeAll({ ...readAll(captions), [key]: caption });
