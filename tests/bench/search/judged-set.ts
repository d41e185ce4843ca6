// Judged set of product searches: queries, and the grades that two independent readers gave machine types for them.
import { readFileSync } from 'node:fs';
import { findAttribute, findMachineType } from '../../../contract/machine-types/index.ts';
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import { convert, type Unit } from '../../../contract/machine-types/units.ts';

/** A value that a query asks of the machine. */
export interface Demand {
  /** Key of an attribute; null where any attribute of this dimension is meant. */
  readonly attribute: string | null;
  /** null for a count. */
  readonly unit: Unit | null;
  readonly value: number;
  readonly sense: 'about' | 'atLeast' | 'exactly';
}

export interface JudgedQuery {
  readonly id: string;
  readonly query: string;
  readonly lang: 'en' | 'zh';
  readonly group: string;
  /** Not looked at while the ranking is tuned. */
  readonly heldOut: boolean;
  readonly demands?: readonly Demand[];
}

/** A public product with its attribute values: numbers in the unit of the attribute, or codes of choices. */
export interface JudgedProduct {
  readonly id: string;
  readonly machineType: string;
  readonly values: ReadonlyMap<string, number | string>;
}

/** Grades by query id and machine type: 3 is what was searched for, 2 would also do, 1 is related; absent types have 0. */
type Grades = Readonly<Record<string, { readonly types: Readonly<Record<string, number>> }>>;

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const QUERIES = readJson('queries.json') as readonly JudgedQuery[];
const READERS = ['reader-1.json', 'reader-2.json'].map((name) => readJson(name) as Grades);

/** Mean of the readers' grades. */
const gradeOf = (query: JudgedQuery, machineType: string): number =>
  READERS.reduce((sum, grades) => sum + (grades[query.id]?.types[machineType] ?? 0), 0) /
  READERS.length;

/** Share of a grade that a product keeps whose value is near what was asked for, or far from it. */
const NEAR = 0.5;
const FAR = 0.2;

function fitOfValue({ sense }: Demand, asked: number, value: number): number {
  if (sense === 'exactly') return value === asked ? 1 : FAR;
  const ratio = sense === 'atLeast' ? asked / value : Math.max(asked / value, value / asked);
  if (ratio <= (sense === 'atLeast' ? 1 : 1.2)) return 1;
  return ratio <= 2 ? NEAR : FAR;
}

/** How well a product meets a demand, from FAR to 1; the best of all attributes where any of them may be meant. */
function fitOf(demand: Demand, type: MachineType, product: JudgedProduct): number {
  const keys =
    demand.attribute === null ? type.attributes.map(({ key }) => key) : [demand.attribute];
  const fits = keys.map((key) => {
    const attribute = findAttribute(type, key);
    const asked = attribute ? convert(demand.value, demand.unit, attribute.unit) : null;
    const value = product.values.get(key);
    return asked === null || value === undefined ? FAR : fitOfValue(demand, asked, Number(value));
  });
  return Math.max(FAR, ...fits);
}

/** Relevance of a product, 0 to 3: the grade of its machine type, less where it misses a demand of the query. */
export function relevanceOf(query: JudgedQuery, product: JudgedProduct): number {
  const type = findMachineType(product.machineType);
  const grade = type ? gradeOf(query, type.id) : 0;
  if (!type || grade === 0) return 0;
  const fits = (query.demands ?? []).map((demand) => fitOf(demand, type, product));
  return grade * Math.min(1, ...fits);
}
