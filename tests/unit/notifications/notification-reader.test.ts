// Reader of bell notifications without the contract client: invalid data never breaks the list.
import { expect, test } from 'vitest';
import { parseNotification } from '../../../src/scripts/bell-calls.ts';

const WHOLE = {
  id: 'n1',
  kind: 'order.step',
  subjectId: 'o1',
  subject: 'HG-255S',
  from: 'Rao Works',
  detail: 'shipped',
  createdAt: '2026-05-20T12:00:00.000Z',
  readAt: null,
};

test('a complete item is read unchanged', () => {
  expect(parseNotification(WHOLE)).toEqual(WHOLE);
  expect(parseNotification({ ...WHOLE, more: 1 })).toEqual(WHOLE);
});

test.each([null, undefined, 1, 'n1', [], {}, { id: 7 }, { id: '' }])('%j is dropped', (value) => {
  expect(parseNotification(value)).toBeNull();
});

test('invalid fields are blank', () => {
  const malformed = { id: 'n1', kind: {}, subject: ['x'], from: 3, createdAt: 'soon', readAt: 12 };
  expect(parseNotification(malformed)).toEqual({
    id: 'n1',
    kind: '',
    subjectId: '',
    subject: '',
    from: '',
    detail: '',
    createdAt: null,
    readAt: null,
  });
});
