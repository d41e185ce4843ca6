// Answers and ready questions of an enquiry: checked for its machine type, stored as JSON, read in the reader's language.
import type { Lang } from '../../contract/lang.ts';
import { answerText, checkAnswer, type StoredAnswer } from '../../contract/questions/answers.ts';
import { READY_QUESTIONS } from '../../contract/questions/ready-questions.ts';
import type { NewEnquiry } from '../../contract/trade/enquiries.ts';
import type { Enquiry } from '../../contract/trade/enquiry.ts';
import { HttpError } from '../platform/http/http-error.ts';

/** Columns with the answers. Throws if one does not answer its question. */
export function answerColumns(
  { answers = {}, questions = [] }: Pick<NewEnquiry, 'answers' | 'questions'>,
  machineType: string | null,
): { readonly answers: string; readonly questions: string } {
  const checked = Object.entries(answers).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const answer = checkAnswer(key, value, machineType);
    if (!answer) throw new HttpError('validation', { [`answers.${key}`]: 'invalid' });
    return [answer];
  });
  if (!questions.every((key) => READY_QUESTIONS.has(key)))
    throw new HttpError('validation', { questions: 'invalid' });
  return { answers: JSON.stringify(checked), questions: JSON.stringify([...new Set(questions)]) };
}

export const answersIn = (stored: string, lang: Lang): Enquiry['answers'] =>
  (JSON.parse(stored) as StoredAnswer[]).flatMap((answer) => answerText(answer, lang) ?? []);

export const questionsIn = (stored: string, lang: Lang): string[] =>
  (JSON.parse(stored) as string[]).flatMap((key) => READY_QUESTIONS.get(key)?.[lang] ?? []);
