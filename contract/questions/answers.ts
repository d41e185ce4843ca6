// Answers to the questions of an enquiry: checked before they are stored, and as text in the reader's language.
import type { Lang } from '../lang.ts';
import type { Unit } from '../machine-types/units.ts';
import { amountText } from '../machine-types/value-text.ts';
import { questionsOfType } from './groups.ts';
import { findQuestion } from './questions.ts';

/** Characters of an answer. */
export const MAX_ANSWER_LENGTH = 200;
export const ANSWERS_PER_ENQUIRY = 12;
export const READY_QUESTIONS_PER_ENQUIRY = 20;
const AMOUNT = /^\d{1,9}(\.\d{1,3})?$/;

export interface StoredAnswer {
  readonly key: string;
  /** Code of a choice, number of an amount, else text. */
  readonly value: string;
  readonly unit?: Unit;
}

/** Returns the answer to store; null if there is no such question, or the value does not answer it. */
export function checkAnswer(
  key: string,
  value: string,
  machineType: string | null,
): StoredAnswer | null {
  const question = findQuestion(key);
  if (!question) return null;
  if (question.kind === 'choice') return question.choices.has(value) ? { key, value } : null;
  const { unit } = questionsOfType(machineType);
  if (question.kind === 'text' || unit === null) return { key, value };
  const number = value.replaceAll(',', '');
  return AMOUNT.test(number) ? { key, value: number, unit } : null;
}

/** null for an answer to a question or with a choice that was removed. */
export function answerText({ key, value, unit }: StoredAnswer, lang: Lang) {
  const question = findQuestion(key);
  if (!question) return null;
  const label = question.label[lang];
  if (question.kind === 'choice') {
    const text = question.choices.get(value)?.[lang];
    return text === undefined ? null : { key, label, text };
  }
  return { key, label, text: unit ? amountText([Number(value)], unit, lang) : value };
}
