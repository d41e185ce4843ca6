// The level that follows from accepted documents, until when, and what a level still needs.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declarationFor } from '../../../contract/evidence/declarations.ts';
import { EVIDENCE_KINDS, type EvidenceKind } from '../../../contract/evidence/evidence-kinds.ts';
import {
  levelOf,
  levelUntil,
  missingFor,
  rankOf,
  validUntilOf,
} from '../../../contract/evidence/level.ts';

const TODAY = '2026-11-20';
const documents = (kinds: readonly EvidenceKind[], validUntil = '2028-01-01') =>
  kinds.map((kind) => ({ kind, validUntil }));

const PREMIUM: EvidenceKind[] = [
  'exportRegistration',
  'factoryAddress',
  'factoryPhoto',
  'factoryPhoto',
  'certificate',
  'certificate',
];
const GOLD: EvidenceKind[] = ['auditReport', 'testReport', 'testReport', 'reference', 'reference'];

test('each level needs the documents of those before it', () => {
  expect(levelOf([], TODAY)).toBeNull();
  expect(levelOf(documents(['businessLicence']), TODAY)).toBe('basic');
  expect(levelOf(documents([...PREMIUM, ...GOLD]), TODAY)).toBeNull();
  expect(levelOf(documents(['businessLicence', ...GOLD]), TODAY)).toBe('basic');
  expect(levelOf(documents(['businessLicence', ...PREMIUM]), TODAY)).toBe('Premium');
  expect(levelOf(documents(['businessLicence', ...PREMIUM.slice(1)]), TODAY)).toBe('basic');
  expect(levelOf(documents(['businessLicence', ...PREMIUM, ...GOLD]), TODAY)).toBe('Gold');
});

test('a document counts to the end of its last day', () => {
  expect(levelOf(documents(['businessLicence'], TODAY), TODAY)).toBe('basic');
  expect(levelOf(documents(['businessLicence'], '2026-11-19'), TODAY)).toBeNull();
});

test('the level lasts as long as its shortest needed document', () => {
  const all = [
    ...documents(['businessLicence']),
    ...documents(PREMIUM, '2027-06-30'),
    ...documents(['certificate'], '2027-01-31'),
  ];
  expect(levelUntil('Premium', all)).toBe('2027-06-30');
  expect(levelUntil('basic', all)).toBe('2028-01-01');
  expect(levelUntil('Gold', all)).toBeNull();
});

test('what is missing is counted', () => {
  expect(missingFor('Premium', documents(['certificate', 'factoryPhoto']), TODAY)).toEqual([
    ['exportRegistration', 1],
    ['factoryAddress', 1],
    ['factoryPhoto', 1],
    ['certificate', 1],
  ]);
});

test('a document without an end counts for three years', () => {
  expect(validUntilOf('2027-05-01', Date.parse('2026-11-20'))).toBe('2027-05-01');
  expect(validUntilOf(null, Date.parse('2026-11-20'))).toBe('2029-11-20');
  expect(validUntilOf(null, Date.parse('2028-02-29'))).toBe('2031-03-01');
});

test('more documents never lower the level, later days never raise it, and it holds until its last day', () => {
  const document = fc.record({
    kind: fc.constantFrom(...EVIDENCE_KINDS),
    validUntil: fc.constantFrom('2026-11-19', '2026-11-20', '2026-12-31', '2027-06-30'),
  });
  fc.assert(
    fc.property(fc.array(document, { maxLength: 40 }), document, (some, more) => {
      const level = levelOf(some, TODAY);
      expect(rankOf(levelOf([...some, more], TODAY))).toBeGreaterThanOrEqual(rankOf(level));
      expect(rankOf(levelOf(some, '2026-12-01'))).toBeLessThanOrEqual(rankOf(level));
      if (level === null) return;
      const until = levelUntil(level, some) ?? '';
      expect(levelOf(some, until)).toBe(level);
      expect(rankOf(levelOf(some, '2027-07-01'))).toBe(0);
    }),
  );
});

const SEEN = [
  { title: 'CE 2006/42/EC', seenOn: '2026-01-02' },
  { title: 'ISO 9001:2015', seenOn: '2026-01-03' },
  { title: 'EN ISO 12100', seenOn: '2026-01-04' },
  { title: 'ISO9001', seenOn: '2026-05-03' },
];
test.each([
  ['CE', '2026-01-02'],
  ['ISO 9001', '2026-05-03'],
  ['iso 9001:2015', '2026-01-03'],
  ['ISO 12100', '2026-01-04'],
  ['EC', undefined],
  ['ISO', '2026-05-03'],
  ['ISO 14001', undefined],
  ['', undefined],
])('a product with %s refers to the document of %s', (name, seenOn) =>
  expect(declarationFor(name, SEEN)?.seenOn).toBe(seenOn),
);
