// Structured data of a help answer: FAQPage if its title is a question, HowTo if the answer is one list of steps.
import { faqData } from './faq-data.ts';

interface Answer {
  readonly title: string;
  readonly excerpt: string;
  /** Whether the editor marked it as a page of steps. */
  readonly steps: boolean;
  /** Rendered text. */
  readonly html: string;
  readonly lang: string;
}

const LIST = /<ol>([\s\S]*?)<\/ol>/g;
const ITEM = /<li>([\s\S]*?)<\/li>/g;

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  amp: '&',
};
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Throws an error that names the remedy if a page of steps has no list of them, or several. */
export function answerData({ title, excerpt, steps, html, lang }: Answer): object[] {
  const lists = [...html.matchAll(LIST)].map(([, list = '']) => list);
  if (steps && lists.length !== 1)
    throw new Error(
      `“${title}”: steps: the text has ${lists.length} numbered lists; a page of steps has one. Remove "steps: true", or the other lists`,
    );
  return [
    ...(/[?？]$/.test(title) ? [faqData([{ question: title, answer: excerpt }])] : []),
    ...(steps
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'HowTo',
            name: title,
            description: excerpt,
            inLanguage: lang,
            step: [...(lists[0] ?? '').matchAll(ITEM)].map(([, item = ''], at) => ({
              '@type': 'HowToStep',
              position: at + 1,
              text: plainText(item),
            })),
          },
        ]
      : []),
  ];
}
