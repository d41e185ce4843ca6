// Types of a generated market: suppliers, products, profiles of machine families.
import type { DocumentCaption, FactorySubject } from '../../contract/suppliers/company.ts';
import type { Family } from '../../drawings/families.ts';

/** A text in both languages. */
export interface Both {
  readonly en: string;
  readonly zh: string;
}

export interface SeedSupplier {
  /** A UUID, the same on every run of the same seed. */
  readonly id: string;
  readonly email: string;
  readonly companyName: Both;
  readonly tradeName: Both;
  /** The contact person. */
  readonly name: Both;
  readonly businessType: string;
  readonly city: Both;
  readonly province: Both;
  /** One of the supplier filter's countries (spec §9). */
  readonly country: string;
  readonly establishedYear: number;
  readonly isVerified: boolean;
  readonly verificationLevel: 'basic' | 'Premium' | 'Gold' | null;
  readonly phone: string;
  readonly website: string;
  readonly description: Both;
  /** Media paths; the loader owns the pictures. */
  readonly certifications: readonly string[];
  readonly businessLicense: string | null;
  /** Media paths. */
  readonly factoryPictures: readonly string[];
  /** As in the column of the same name. */
  readonly pictureCaptions: Readonly<
    Record<string, DocumentCaption | { readonly subject: FactorySubject }>
  >;
  /** Country codes. */
  readonly exportMarkets: readonly string[];
  readonly createdAt: string;
}

export interface SeedProduct {
  readonly id: string;
  readonly supplierId: string;
  readonly family: Family;
  /** Name of the kind of machine within the family. */
  readonly variant: Both;
  /** The language of the original text; the other text is a stored translation. */
  readonly writtenIn: 'en' | 'zh-Hans';
  readonly name: Both;
  readonly title: Both;
  readonly summary: Both;
  readonly description: Both;
  /** Ordered label and value pairs, one list per language, same length. */
  readonly specifications: {
    readonly en: Record<string, string>;
    readonly zh: Record<string, string>;
  };
  readonly tags: { readonly en: readonly string[]; readonly zh: readonly string[] };
  readonly certifications: readonly string[];
  readonly minOrderQuantity: number;
  /** Integer US cents, 0 to 10,000,000; null is sold by quote. */
  readonly priceCents: number | null;
  readonly stock: Both | null;
  readonly countryOfOrigin: string;
  readonly status: 'active' | 'pending' | 'draft' | 'rejected' | 'inactive';
  readonly rejectionReason: Both | null;
  readonly views: number;
  readonly inquiries: number;
  readonly createdAt: string;
  /** Number of the family's pictures that it shows, 1 to 5, and the color variant (0 to 2). */
  readonly pictures: number;
  readonly colorVariant: number;
  readonly hasVideo: boolean;
}

/** Template of an attribute: a random number from a range, or one of several options. */
export interface SpecTemplate {
  readonly label: Both;
  /** Shown after a number; the same in both languages (kW, mm, kg, pcs/h …). */
  readonly unit?: string;
  /** Low, high and step of a number. Larger, more expensive models get higher values if `isSizeDependent` is true. */
  readonly range?: readonly [low: number, high: number, step: number];
  readonly isSizeDependent?: boolean;
  /** Alternatives of each kind of machine, where they differ too much to be mixed; in the order of the variants. */
  readonly byKind?: readonly (readonly string[])[];
  /** Alternatives instead of a number. */
  readonly options?: readonly (string | Both)[];
}

/** Groups of machines about which buyers ask the same questions. */
export const MACHINE_GROUPS = [
  'food',
  'packing',
  'process',
  'cloth',
  'sewing',
  'metal',
  'panels',
  'moulding',
  'print',
  'mineral',
  'site',
  'energy',
  'electronics',
  'jewellery',
  'robots',
] as const;
export type MachineGroup = (typeof MACHINE_GROUPS)[number];

/** Profile of a machine family, from which products are generated. */
export interface FamilyProfile {
  readonly family: Family;
  /** Follows a company's own name: "Lichuan Grain Machinery Co., Ltd.". */
  readonly firm: Both;
  /** Plural in English, as in "makes rice milling machines". */
  readonly goods: Both;
  readonly group: MachineGroup;
  /** The material or product of a buyer in India, as words inside a sentence. */
  readonly material: Both;
  /** 4 to 6 kinds of machine within the family, each with a sentence about its use. */
  readonly variants: readonly { readonly name: Both; readonly use: Both }[];
  /** Start of model codes, e.g. "CK61"; the generator appends a size. */
  readonly modelPrefix: string;
  readonly hsCode: string;
  /** US dollars, within 0 to 100,000. */
  readonly price: readonly [low: number, high: number];
  /** 7 to 10 realistic attributes: always power, voltage and phase, capacity, dimensions (L x W x H), weight. */
  readonly specs: readonly SpecTemplate[];
  /** 6 to 8 plain sentences about construction, control, safety, energy or service. */
  readonly features: readonly Both[];
  /** 3 to 5 industries or applications. */
  readonly applications: readonly Both[];
  readonly tags: readonly Both[];
  /** e.g. "CE", "ISO 9001", "ISO 12100". Never claims BIS. */
  readonly certifications: readonly string[];
  readonly minOrder: readonly [low: number, high: number];
  /** English names of the cities where it is produced. */
  readonly cities: readonly string[];
}
