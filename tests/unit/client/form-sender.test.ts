// Form sender: the error of a field disappears once its value is corrected, without another attempt.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../../../contract/errors.ts';
import { formSender } from '../../../src/ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-state.ts';

const schema = z.object({
  rating: z.string().check(z.minLength(1, 'stars')),
  text: z.string().check(z.minLength(20, 'short')),
});
const good = { rating: '5', text: 'A good and quiet lathe.' };

function failedForm(submit: () => Promise<unknown>) {
  const { $state, send } = formSender(schema, 'en', (name) => name, submit);
  return {
    send,
    errors: () => fieldErrorsOf($state.get()),
    state: () => $state.get(),
    correct(field: string, values: Record<string, unknown>) {
      const state = $state.get();
      if (state.status === 'failed') state.recheck?.(field, values);
    },
  };
}

test('a corrected field loses its error, the others keep theirs', async () => {
  const { send, errors, correct, state } = failedForm(async () => 'sent');
  await send({ rating: '', text: 'Short' });
  expect(errors()).toEqual({ rating: 'stars', text: 'short' });
  correct('text', { rating: '', text: 'Longer, still short' });
  expect(errors()).toEqual({ rating: 'stars', text: 'short' });
  correct('rating', { ...good, text: 'Short' });
  expect(errors()).toEqual({ text: 'short' });
  expect(state()).toMatchObject({ isCorrected: true });
  correct('text', good);
  expect(state()).toEqual({ status: 'idle' });
  await send({ rating: '', text: '' });
  expect(state()).not.toHaveProperty('isCorrected');
});

test('a check that needs what is no field of the form, such as a file, has what was sent', async () => {
  const withFile = z
    .object({ file: z.string(), text: z.string() })
    .check(z.refine(({ file, text }) => text === file, { path: ['text'], error: 'other' }));
  const { $state, send } = formSender(
    withFile,
    'en',
    (name) => name,
    async () => 'sent',
  );
  await send({ file: 'a.pdf', text: 'b' });
  const correct = (text: string) => {
    const state = $state.get();
    if (state.status === 'failed') state.recheck?.('text', { text });
    return fieldErrorsOf($state.get());
  };
  expect(correct('c')).toEqual({ text: 'other' });
  expect(correct('a.pdf')).toEqual({});
});

test('so does a field that the server has refused', async () => {
  const { send, errors, correct } = failedForm(() =>
    Promise.reject(new ApiError('validation', 400, 'Refused', { text: 'Not these words.' })),
  );
  await send(good);
  correct('rating', good);
  expect(errors()).toEqual({ text: 'Not these words.' });
  correct('text', { ...good, text: 'Another text of good length.' });
  expect(errors()).toEqual({});
});
