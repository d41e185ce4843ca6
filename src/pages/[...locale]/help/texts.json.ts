// Texts of all help answers, which the search of the help center loads when it is used first.
import type { APIRoute } from 'astro';
import { helpText } from '../../../content/help-texts.ts';
import { helpOrder, published, slugOf } from '../../../content/published.ts';
import { localePaths, localHref } from '../../../i18n/language.ts';

export const getStaticPaths = () => localePaths();

export const GET: APIRoute = async ({ locals: { lang } }) => {
  const answers = (await published('help', lang)).sort(helpOrder);
  const others = await published('help', lang === 'en' ? 'zh-Hans' : 'en');
  return Response.json(
    answers.map((entry) => {
      const slug = slugOf(entry);
      const other = others.find((each) => slugOf(each) === slug);
      return helpText(localHref(lang, `/help/${slug}`), entry, other);
    }),
  );
};
