// Questions and answers as search engines read them.

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** schema.org FAQPage. */
export const faqData = (items: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
