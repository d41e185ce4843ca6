// Hostile reply values that no honest backend sends, and the fields to put them in.
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import type { Json } from '../../../contract/read.ts';

const deep = (depth: number): unknown => {
  let value: unknown = [];
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { data: value, products: value };
  return value;
};

const onlyArrays = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const nestedData = (depth: number): unknown => {
  let value: unknown = {};
  for (let at = 0; at < depth; at += 1) value = { data: value };
  return value;
};

const megabyte = 'x'.repeat(1_000_000);
const proto: unknown = JSON.parse(
  '{"__proto__": {"id": "polluted", "admin": true}, "constructor": {"prototype": {"id": 1}}, "toString": 1, "valueOf": 2, "id": "1", "hasOwnProperty": null}',
);

type Named = readonly (readonly [name: string, value: unknown])[];

/** Values of a wrong type, each used as a whole reply, as a row and in every field. */
export const HOSTILE_VALUES: Named = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['minus one', -1],
  ['huge number', 1e308],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['empty text', ''],
  ['text', 'text'],
  ['numeric text', '12'],
  ['null byte', 'a\0b'],
  ['half a surrogate pair', 'a\ud800'],
  ['broken JSON', '{"id": '],
  ['JSON null', 'null'],
  ['JSON list', '[1, null, {}]'],
  ['JSON object', '{"id": "1"}'],
  ['no date', '2024-99-99T99:99:99Z'],
  ['date out of range', '+275760-09-13T00:00:00.001Z'],
  ['empty object', {}],
  ['empty list', []],
  ['list of nulls', [null, undefined, null]],
  ['mixed list', [1, 'a', null, [], {}, { id: 1 }, true]],
  ['list in lists', onlyArrays(1_000)],
  ['deep objects', deep(1_000)],
  ['__proto__ keys', proto],
  ['object without a prototype', Object.create(null)],
  ['list with a length only', { length: 5 }],
];

/** Values that could block a reader or exhaust its memory. */
export const LARGE_VALUES: Named = [
  ['1 MB text', megabyte],
  ['1 MB of brackets', '['.repeat(1_000_000)],
  ['1 MB of commas', ','.repeat(1_000_000)],
  ['1 MB of spaces', `${' '.repeat(1_000_000)}[`],
  ['very deep list', onlyArrays(200_000)],
  ['deep data', nestedData(100_000)],
  ['huge list', Array.from({ length: 12_000 }, (_, at) => at)],
  ['wide object', Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at]))],
];

const declaredNames = (schema: unknown): string[] => {
  const { json } = (schema ?? {}) as { readonly json?: Json };
  if (!json) return [];
  const { fields = {}, items, values } = json;
  return [
    ...Object.keys(fields),
    ...[...Object.values(fields), items, values].flatMap(declaredNames),
  ];
};

/** Names that only variants of the spec's calls have, and of replies with a reader of their own. */
const OTHER_NAMES = [
  'success code error fields token user related users enquiries order chat chats hasMore',
  'analytics company_name contact_person profile_image_url is_verified role userType user_type',
  'isAdmin verified topic buyer vendor userId inquiryType requirements quantity target_price',
  'delivery_timeline contactInfo totalAmount shippingAddress steps carrier trackingNumber userIds',
  'lastMessage unreadCount chatId sender senderId totalUsers activeSuppliers totalOrders monthlyGMV',
  'averageOrderValue conversionRate notifications replies attachment type size path image otherRead',
  'unitPrice enquiry inquiry orders rejection_reason suspendedAt suspensionReason verificationNote',
  'listings month months gmv street zipCode business_type created_at updated_at read_at ts',
  'FirstName LastName Company Email Subject Message',
].flatMap((line) => line.split(' '));

/** Every field name that a reader reads, so that each hostile value reaches all of them. */
export const FIELD_NAMES = [
  ...new Set([
    ...OTHER_NAMES,
    ...ALL_ENDPOINTS.flatMap(({ reply, dialect }) => [reply, dialect?.schema]).flatMap(
      declaredNames,
    ),
  ]),
];

/** An object with the value in every field, and an id that makes it a valid row. */
export const inEveryField = (value: unknown, id: unknown = 'row-1'): Record<string, unknown> => ({
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, value])),
  _id: id,
  id,
  success: true,
});
