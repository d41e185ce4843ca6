// Machine type and attributes in the product form's store: what is sent, cleared, checked, restored and named.

import { expect, test } from 'vitest';
import type { MachineTypeResource } from '../../../contract/catalog/machine-types.ts';
import { PRODUCT_TEXTS } from '../../../contract/messages/product.ts';
import { valuesInSpecifications } from '../../../src/islands/products/form/machine-type-values.ts';
import { specification } from '../../../src/islands/products/form/product-values.ts';
import {
  createTestForm,
  fillForm,
  OK_REPLY,
  type ScriptedReply,
  STORED_PRODUCT,
} from './product-form-fixture.ts';

const LATHE: MachineTypeResource = {
  id: 'cnc-lathe',
  name: 'CNC lathe',
  attributes: [
    { key: 'swing', name: 'Swing over bed', kind: 'number', unit: 'mm', isKey: true, choices: [] },
    { key: 'power', name: 'Power', kind: 'number', unit: 'kW', isKey: true, choices: [] },
    {
      key: 'control',
      name: 'Control',
      kind: 'choice',
      unit: null,
      isKey: false,
      choices: [{ code: 'siemens', name: 'Siemens' }],
    },
  ],
};
const CRUSHER = { ...LATHE, id: 'jaw-crusher', name: 'Jaw crusher' };

const STORED_LATHE = {
  category: 'Engineering',
  categoryId: 'engineering',
  subcategory: 'Metals',
  subcategoryId: 'metals-mining',
  machineType: { id: 'cnc-lathe', name: 'CNC lathe' },
  attributes: [
    { key: 'swing', name: 'Swing over bed', text: '500 mm', number: 500, code: null, isKey: true },
    { key: 'power', name: 'Power', text: '7.5 kW', number: 7.5, code: null, isKey: true },
  ],
  givenAttributes: { swing: 500 },
};

const filled = (...answers: ScriptedReply[]) => {
  const test = createTestForm(answers);
  fillForm(test.form);
  test.form.setMachineTypes([LATHE, CRUSHER]);
  test.form.type('machineType', 'cnc-lathe');
  return test;
};

test('a new product sends its machine type and the attributes that are filled in', async () => {
  const { form, sent } = filled(OK_REPLY);
  form.setAttribute('swing', ' ５００ ');
  form.setAttribute('control', 'siemens');
  form.setAttribute('power', ' ');
  await form.save('pending');
  expect(sent()).toContainEqual(['machineType', 'cnc-lathe']);
  expect(sent()).toContainEqual(['attributes', '{"control":"siemens","swing":"500"}']);
});

test('an edit sends them only if they changed, whatever the order of the stored ones', async () => {
  const { form, sent } = createTestForm([OK_REPLY], {
    ...STORED_LATHE,
    givenAttributes: { swing: 500, power: 11 },
  });
  expect(form.$isUnsaved.get()).toBe(false);
  form.setAttribute('swing', '20 in');
  expect(form.$isUnsaved.get()).toBe(true);
  form.setAttribute('swing', '500');
  expect(form.$isUnsaved.get()).toBe(false);
  form.setAttribute('swing', '');
  await form.save('draft');
  expect(sent()).toEqual([
    ['attributes', '{"power":"11"}'],
    ['status', 'draft'],
    ['revision', '3'],
  ]);
});

test('a cleared machine type is sent with no attributes', async () => {
  const { form, sent } = createTestForm([OK_REPLY], STORED_LATHE);
  form.type('machineType', '');
  await form.save('draft');
  expect(sent()).toContainEqual(['machineType', '']);
  expect(sent()).toContainEqual(['attributes', '{}']);
});

test.each([
  ['category', 'robots', { subcategory: '', machineType: '' }],
  ['subcategory', 'telecom', { subcategory: 'telecom', machineType: '' }],
  ['machineType', 'jaw-crusher', { subcategory: 'metals-mining', machineType: 'jaw-crusher' }],
] as const)(
  'another %s clears what is below it, and asks if attributes are filled in',
  (field, value, after) => {
    const { form } = filled();
    form.setAttribute('swing', ' ');
    expect(form.removesAttributes(field, value)).toBe(false);
    form.setAttribute('swing', '500');
    expect(form.removesAttributes(field, value)).toBe(true);
    expect(form.removesAttributes(field, form.$values.get()[field])).toBe(false);
    expect(form.removesAttributes('name', 'Other')).toBe(false);
    form.type(field, value);
    expect(form.$values.get()).toMatchObject({ ...after, attributes: {} });
  },
);

test('the only machine type is chosen for a new product, not again after "none"', () => {
  const { form } = createTestForm([]);
  form.type('subcategory', 'metals-mining');
  form.setMachineTypes([LATHE, CRUSHER]);
  expect(form.$values.get().machineType).toBe('');
  form.type('subcategory', 'telecom');
  form.setMachineTypes([LATHE]);
  expect(form.$values.get().machineType).toBe('cnc-lathe');
  form.type('machineType', '');
  form.setMachineTypes([LATHE]);
  expect(form.$values.get().machineType).toBe('');
});

test('the only machine type is not chosen for a stored product or a restored draft', () => {
  const stored = createTestForm([], { ...STORED_LATHE, machineType: null }).form;
  stored.setMachineTypes([LATHE]);
  expect(stored.$values.get().machineType).toBe('');
  const restored = createTestForm([]).form;
  restored.restore({ ...restored.$values.get(), subcategory: 'telecom' });
  restored.setMachineTypes([LATHE]);
  expect(restored.$values.get().machineType).toBe('');
});

test('a number without digits is refused before anything is uploaded, in the order of the form', async () => {
  const { form, requests } = filled();
  form.setAttribute('swing', 'large');
  form.setAttribute('power', '11 kW');
  form.setAttribute('control', 'siemens');
  form.type('price', 'ten');
  form.type('description', '');
  await form.save('pending');
  expect(Object.entries(form.$fieldErrors.get())).toEqual([
    ['description', 'Product description is required'],
    ['attributes.swing', PRODUCT_TEXTS.attributeNumber.en],
    ['price', PRODUCT_TEXTS.productPrice.en],
  ]);
  expect(requests).toEqual([]);
});

test('an error of the server disappears once its attribute or the machine type changes', async () => {
  const fields = { 'attributes.swing': 'Wrong unit.', 'attributes.power': 'Too large.' };
  const refused = { success: false, code: 'validation', message: 'Not valid.', fields };
  const { form } = filled({ status: 400, body: refused });
  form.setAttribute('swing', '20 kg');
  form.setAttribute('power', '1e300');
  await form.save('draft');
  expect(form.$fieldErrors.get()).toEqual(fields);
  form.setAttribute('swing', '20 in');
  expect(Object.keys(form.$fieldErrors.get())).toEqual(['attributes.power']);
  form.type('machineType', 'jaw-crusher');
  expect(form.$fieldErrors.get()).toEqual({});
});

test('after a conflict the replaced type and attributes are kept with their names', async () => {
  const theirs = { ...STORED_PRODUCT, ...STORED_LATHE, revision: 4, machineType: null };
  const { form } = createTestForm(
    [
      { status: 409, body: { success: false, code: 'conflict', message: 'x' } },
      { status: 200, body: { success: true, data: { ...theirs, givenAttributes: {} } } },
    ],
    STORED_LATHE,
  );
  form.setMachineTypes([LATHE]);
  form.setAttribute('control', 'siemens');
  await form.save('pending');
  expect(form.$saving.get()).toMatchObject({ differingFields: ['machineType', 'attributes'] });
  form.acceptTheirs();
  expect(form.$values.get()).toMatchObject({ machineType: '', attributes: {} });
  expect(form.$replacedTexts.get()).toEqual([
    { field: 'machineType', text: 'CNC lathe' },
    { field: 'attributes', text: 'Control: Siemens\nSwing over bed: 500' },
  ]);
});

test('values of the specifications are known until these or the type change', () => {
  const { form } = createTestForm([], STORED_LATHE);
  const known = () => valuesInSpecifications(form.$base.get(), form.$values.get());
  expect(known()).toEqual({ power: '7.5 kW' });
  form.setAttribute('swing', '');
  expect(known()).toEqual({ power: '7.5 kW' });
  form.change({ specifications: [specification('Power', '9 kW')] });
  expect(known()).toEqual({});
  form.change({ specifications: [specification('Power', '7.5 kW')] });
  expect(known()).toEqual({ power: '7.5 kW' });
  form.type('machineType', 'jaw-crusher');
  expect(known()).toEqual({});
  const { form: blank } = createTestForm([]);
  expect(valuesInSpecifications(null, blank.$values.get())).toEqual({});
});
