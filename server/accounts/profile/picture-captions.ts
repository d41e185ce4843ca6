// Captions of a company's pictures, stored by path, so that they stay with their picture when the order changes.
import {
  type DocumentCaption,
  FACTORY_SUBJECTS,
  type FactoryPicture,
  NO_CAPTION,
} from '../../../contract/suppliers/company.ts';

/** Caption of a document, or the subject of a factory picture. */
type StoredCaption = DocumentCaption | { readonly subject: string };
export type PictureCaptions = Readonly<Record<string, StoredCaption>>;

export const readCaptions = (json: string): PictureCaptions => JSON.parse(json) as PictureCaptions;

export const captionOf = (captions: PictureCaptions, path: string | null): DocumentCaption => {
  const caption = path === null ? undefined : captions[path];
  return caption && 'title' in caption ? caption : NO_CAPTION;
};

export const factoryPicturesOf = (
  captions: PictureCaptions,
  paths: readonly string[],
): FactoryPicture[] =>
  paths.map((path) => {
    const caption = captions[path];
    const subject = caption && 'subject' in caption ? caption.subject : '';
    return { path, subject: FACTORY_SUBJECTS.find((each) => each === subject) ?? 'outside' };
  });

/** Reads the pictures and documents of a user with their captions, for the public profile and for the account itself. */
export const documentsOf = (user: {
  readonly certifications: string;
  readonly business_license: string | null;
  readonly factory_pictures: string;
  readonly picture_captions: string;
}) => {
  const captions = readCaptions(user.picture_captions);
  const certifications = JSON.parse(user.certifications) as string[];
  return {
    certifications,
    certificationCaptions: certifications.map((path) => captionOf(captions, path)),
    businessLicense: user.business_license,
    businessLicenseCaption: captionOf(captions, user.business_license),
    factoryPictures: factoryPicturesOf(captions, JSON.parse(user.factory_pictures) as string[]),
  };
};
