// Free specifications of a product, sorted by where its page shows them: as facts for buyers, in the table of attributes
// (where a row would be repeated), or in the table of other specifications.
import type { Product } from '../../../contract/catalog/product.ts';
import { HS_CODE_LABEL } from '../../../contract/landed-cost/product-code.ts';
import { amountsIn } from '../../../contract/machine-types/amounts.ts';
import { findMachineType } from '../../../contract/machine-types/index.ts';
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import { attributeOfLabel, readValue } from '../../../contract/machine-types/read-values.ts';
import { unitOf } from '../../../contract/machine-types/units.ts';

type Row = Product['specifications'][number];
type DescribedProduct = Pick<Product, 'specifications' | 'attributes' | 'machineType'>;

/** What buyers ask most, by the labels of data sheets in both languages. */
const FACT_LABELS = {
  leadTime: /^(?:lead time|delivery(?: time)?|交期|交货期|交货周期|货期)$/i,
  warranty: /^(?:warranty(?: period)?|guarantee|质保|质保期|保修|保修期)$/i,
  spares: /^(?:spares|spare parts|备件|配件|随机备件|易损件)$/i,
  hsCode: HS_CODE_LABEL,
} as const;
/** Model numbers are typed into searches and mails, so they can be copied. */
const MODEL_LABEL = /^(?:model(?: no\.?| number)?|型号|规格型号)$/i;
export const isModelLabel = (label: string): boolean => MODEL_LABEL.test(label.trim());

type FactKind = keyof typeof FACT_LABELS;

export interface FactRow {
  readonly kind: FactKind;
  readonly text: string;
}

const isFrequency = (label: string): boolean => /frequency|频率/i.test(label);

export interface SpecificationRows {
  readonly facts: readonly FactRow[];
  /** The supplier's text about the power supply, such as "415 V, 50 Hz, three-phase"; '' without one. */
  readonly supplyText: string;
  readonly others: readonly Row[];
}

const normalized = (text: string): string => text.toLowerCase().replace(/[\s,，]/g, '');

/** Whether the text is one number with its unit: more ("415 V, 50 Hz, three-phase", "6–15 t/h") is worth a row of its own. */
const isSingleAmount = (text: string): boolean => {
  const amounts = amountsIn(text);
  const rest = text.replace(/[\d\s.,]/g, '');
  return (
    amounts.length === 1 && amounts[0]?.numbers.length === 1 && (rest === '' || !!unitOf(rest))
  );
};

/** The attribute that a row is about, with its value in the row; null where none is clear. */
function readRow(type: MachineType | undefined, [label, text]: Row) {
  const attribute = type && attributeOfLabel(type, label);
  const value = attribute ? readValue(text, attribute) : null;
  return attribute && value !== null ? { key: attribute.key, value } : null;
}

/** The attributes of a product with their names and texts in the form in which they are compared. */
const comparedAttributes = ({ attributes }: DescribedProduct) =>
  attributes.map((attribute) => ({
    ...attribute,
    name: normalized(attribute.name),
    text: normalized(attribute.text),
  }));

/**
 * Only rows about the same attribute: an equal text under another label, such as "Centre distance: 400 mm" beside a swing
 * of 400 mm, is another property.
 */
function isRepeated(
  [label, text]: Row,
  read: ReturnType<typeof readRow>,
  attributes: ReturnType<typeof comparedAttributes>,
): boolean {
  const name = normalized(label);
  return attributes.some((attribute) => {
    if (attribute.key !== read?.key && attribute.name !== name) return false;
    if (attribute.text === normalized(text)) return true;
    if (read === null || read.value !== (attribute.number ?? attribute.code)) return false;
    return attribute.number === null && Number.isNaN(Number(attribute.code))
      ? true
      : isSingleAmount(text);
  });
}

const factKindOf = (label: string): FactKind | undefined =>
  (Object.keys(FACT_LABELS) as FactKind[]).find((kind) => FACT_LABELS[kind].test(label.trim()));

export function specificationRows(product: DescribedProduct): SpecificationRows {
  const type = product.machineType ? findMachineType(product.machineType.id) : undefined;
  const facts: FactRow[] = [];
  const others: Row[] = [];
  const attributes = comparedAttributes(product);
  let supplyText = '';
  for (const row of product.specifications) {
    const [label, text] = row;
    const kind = factKindOf(label);
    const read = readRow(type, row);
    if (read?.key === 'voltage' || isFrequency(label))
      supplyText = supplyText === '' ? text : `${supplyText}, ${text}`;
    if (kind && !facts.some((fact) => fact.kind === kind)) facts.push({ kind, text });
    else if (!isRepeated(row, read, attributes)) others.push(row);
  }
  return { facts, supplyText, others };
}
