// Answers and ready questions of enquiries: stored as codes, shown to each side in its own language.
import { describe, expect, test } from 'vitest';
import { READY_QUESTIONS } from '../../../contract/questions/ready-questions.ts';
import { sendEnquiry, sendProductEnquiry } from '../../../contract/trade/enquiries.ts';
import { getEnquiry } from '../../../contract/trade/enquiry-thread.ts';
import { translate } from '../../../contract/translation/translate.ts';
import { sharedMarket } from '../market.ts';
import { openTrade } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { buyer, supplier } = trade;
const productId = await trade.createLiveProduct({
  category: 'agriculture',
  subcategory: 'food-technology',
  machineType: 'rice-mill',
});

test('both sides read the answers with labels and units in their language', async () => {
  const body = {
    productId,
    subject: 'Enquiry: Rice mill RM-20',
    message: 'For a mill near Erode.',
    quantity: 2,
    answers: {
      material: 'Basmati paddy',
      output: '1,500',
      supply: '415-3-50',
      port: 'INMAA',
      installation: '',
    },
    questions: ['trial', 'warranty', 'trial'],
  };
  const { data } = await buyer.api.call(sendProductEnquiry, { body });
  expect(data).toMatchObject({
    subject: 'Enquiry: Rice mill RM-20',
    quantity: 2,
    answers: [
      { key: 'material', label: 'Material to process', text: 'Basmati paddy' },
      { key: 'output', label: 'Output wanted', text: '1,500 kg/h' },
      { key: 'supply', label: 'Power supply at the site', text: '415 V, 3-phase, 50 Hz' },
      { key: 'port', label: 'Destination in India', text: 'Chennai' },
    ],
    questions: [READY_QUESTIONS.get('trial')?.en, READY_QUESTIONS.get('warranty')?.en],
  });
  const params = { id: data?.id ?? '' };
  const thread = await supplier.apiIn('zh-Hans').call(getEnquiry, { params });
  expect(thread.data.answers).toEqual([
    { key: 'material', label: '加工物料', text: 'Basmati paddy' },
    { key: 'output', label: '期望产量', text: '1,500 kg/h' },
    { key: 'supply', label: '现场电源', text: '415 V 三相 50 Hz' },
    { key: 'port', label: '印度目的港', text: '金奈港' },
  ]);
  expect(thread.data.questions[0]).toBe(READY_QUESTIONS.get('trial')?.['zh-Hans']);
});

test('without a machine type the output is a text', async () => {
  const body = { subject: 'A mill', message: 'Which?', answers: { output: '2 t per day' } };
  const { data } = await buyer.api.call(sendEnquiry, { body });
  expect(data?.answers).toEqual([{ key: 'output', label: 'Output wanted', text: '2 t per day' }]);
});

describe('are refused', () => {
  const body = { productId, message: 'Which?' };
  test.each([
    [{ answers: { nothing: 'x' } }, 'answers.nothing'],
    [{ answers: { __proto__x: 'x' } }, 'answers.__proto__x'],
    [{ answers: { constructor: 'x' } }, 'answers.constructor'],
    [{ answers: { supply: '9 V' } }, 'answers.supply'],
    [{ answers: { output: 'much' } }, 'answers.output'],
    [{ answers: { output: '-5' } }, 'answers.output'],
    [{ answers: { material: 'x'.repeat(201) } }, 'answers.material'],
    [{ answers: ['x'] }, 'answers'],
    [
      { answers: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`k${at}`, 'x'])) },
      'answers',
    ],
    [{ questions: ['nothing'] }, 'questions'],
    [{ questions: 'trial' }, 'questions'],
    [{ questions: Array.from({ length: 21 }, () => 'trial') }, 'questions'],
  ])('%j', async (change, field) => {
    const refusal = await buyer.expectRefused('validation', 'POST', '/inquiries', {
      ...body,
      ...change,
    });
    expect(Object.keys(refusal.fields)).toEqual([field]);
  });
});

test('a ready question in a message is translated exactly, in both directions', async () => {
  for (const { en, 'zh-Hans': zh } of READY_QUESTIONS.values()) {
    const chinese = { text: `${en}\nThank you.`, targetLang: 'zh-Hans' } as const;
    expect((await market.api.call(translate, { body: chinese })).translatedText).toBe(
      `${zh}\n谢谢。`,
    );
    const english = { text: zh, targetLang: 'en' } as const;
    expect((await market.api.call(translate, { body: english })).translatedText).toBe(en);
  }
});
