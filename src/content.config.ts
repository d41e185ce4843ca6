// Content collections for editors: one markdown file per language in src/content/{collection}/{en,zh-hans}/, checked by a schema.
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { keepNumbersIn } from './content/number-spacing.ts';
import { about } from './content/schemas/about.ts';
import { article } from './content/schemas/article.ts';
import { bis } from './content/schemas/bis.ts';
import { guide } from './content/schemas/guide.ts';
import { helpArticle } from './content/schemas/help.ts';
import { policy } from './content/schemas/policy.ts';

const files = (folder: string) =>
  glob({ pattern: '{en,zh-hans}/*.md', base: `./src/content/${folder}` });

export const collections = {
  about: defineCollection({ loader: files('about'), schema: about.transform(keepNumbersIn) }),
  bis: defineCollection({ loader: files('bis'), schema: bis.transform(keepNumbersIn) }),
  blog: defineCollection({ loader: files('blog'), schema: article.transform(keepNumbersIn) }),
  guides: defineCollection({ loader: files('guides'), schema: guide.transform(keepNumbersIn) }),
  help: defineCollection({ loader: files('help'), schema: helpArticle.transform(keepNumbersIn) }),
  policies: defineCollection({
    loader: files('policies'),
    schema: policy.transform(keepNumbersIn),
  }),
};
