// Texts of the trade and of the admin's work, read from the YAML files of texts/.
import { z } from 'zod';
import { both, readYaml, text, texts } from '../bilingual.ts';
import { type Both, MACHINE_GROUPS } from '../types.ts';

export interface Exchange {
  readonly ask: Both;
  readonly reply: Both;
}

/** A question and its reply. */
const exchanges = z
  .record(z.string(), text)
  .transform((replies) =>
    Object.entries(replies).map(([ask, reply]): Exchange => ({ ask: both(ask), reply })),
  );

/** Questions about any machine. */
export const QUESTIONS = readYaml(
  'trade/texts/trade-questions.yaml',
  z.strictObject({
    power: exchanges,
    delivery: exchanges,
    installation: exchanges,
    spares: exchanges,
    bis: exchanges,
    price: exchanges,
  }),
);

/** Questions about what a machine does, for each group of machines. */
export const MACHINE_QUESTIONS = readYaml(
  'trade/texts/machine-questions.yaml',
  z.record(z.enum(MACHINE_GROUPS), exchanges),
);

export const CORRESPONDENCE = readYaml(
  'trade/texts/correspondence.yaml',
  z.strictObject({
    buyerOpenings: texts,
    supplierOpenings: texts,
    supplierClosings: texts,
    subjects: z.strictObject({ product_info: texts, price_quote: texts, custom_order: texts }),
    requirements: texts,
    buyerConfirmations: texts,
    supplierThanks: texts,
    buyerRefusals: texts,
    orderNotes: texts,
    orderChat: exchanges,
    chatOpenings: exchanges,
    chatEndings: texts,
  }),
);

export const REVIEW_TEXTS = readYaml(
  'trade/texts/reviews.yaml',
  z.strictObject({
    firstSentences: z.strictObject({ 5: texts, 4: texts, 3: texts, 2: texts }),
    goodService: texts,
    slowService: texts,
    thanks: texts,
    apologies: texts,
  }),
);

export const ADMIN_TEXTS = readYaml(
  'trade/texts/admin.yaml',
  z.strictObject({
    bisQuestions: exchanges,
    bisSubjects: texts,
    contact: z.array(
      z.strictObject({
        language: z.enum(['en', 'zh-Hans']),
        name: z.tuple([z.string(), z.string()]),
        company: z.string(),
        subject: z.string(),
        message: z.string(),
      }),
    ),
    reports: z.array(
      z.strictObject({
        reason: z.enum(['misleading', 'counterfeit', 'prohibited', 'duplicate', 'other']),
        text: z.string(),
        decision: z
          .strictObject({ outcome: z.enum(['upheld', 'dismissed']), note: z.string() })
          .nullable(),
      }),
    ),
    verificationNotes: z.record(z.string(), z.string()),
    approvalNotes: texts,
  }),
);
