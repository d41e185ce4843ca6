// Structured data of a list of questions and answers, for search engines.

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Builds a schema.org FAQPage. */
export const faqData = (items: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
