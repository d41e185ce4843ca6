// A machine type: a kind of machine within a subcategory, with the attributes by which buyers compare such machines.
import type { Names } from '../names.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import type { Unit } from './units.ts';
import type { WordLists } from './word-lists.ts';

interface AttributeBase {
  /** Short and stable, because it is part of addresses (`attr.swing`) and of rows. */
  readonly key: string;
  readonly name: Names;
  /** One of the three or four attributes that cards show. */
  readonly isKey: boolean;
  /** Labels of free specifications that mean the same, in lower case, besides the names. */
  readonly labels: readonly string[];
}

export interface NumberAttribute extends AttributeBase {
  readonly kind: 'number';
  /** The unit of stored values and the usual one on data sheets; null for a count. */
  readonly unit: Unit | null;
  /** Which number of a text such as "80–2,500 rpm" or "850 × 500 mm" is the value. */
  readonly takes: 'first' | 'largest';
  /** Which values a buyer prefers, where that is clear. */
  readonly better: 'more' | 'less' | null;
}

export interface Choice {
  readonly code: string;
  readonly name: Names;
  /** Other texts of free specifications that mean the same, in lower case, besides the names. */
  readonly labels: readonly string[];
}

export interface ChoiceAttribute extends AttributeBase {
  readonly kind: 'choice';
  /** Where it is not null, the codes are amounts in this unit, and a text means the choice whose amount it contains. */
  readonly unit: Unit | null;
  readonly choices: readonly Choice[];
}

export type Attribute = NumberAttribute | ChoiceAttribute;

export interface MachineType {
  readonly id: string;
  readonly subcategory: SubcategoryId;
  /** Singular, as the trade says it. */
  readonly name: Names;
  /** Other names in the trade, by which searches find its products. */
  readonly synonyms: WordLists;
  /** What it makes and works on, and trades that need it: searches for a use find its products by these words. */
  readonly uses: WordLists;
  /** Six digits, the usual HS code first. */
  readonly hsCodes: readonly string[];
  readonly attributes: readonly Attribute[];
}
