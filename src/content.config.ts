// Content collections for editors, checked by a schema: one markdown file per language in src/content/{collection}/{en,zh-hans}/, and
// one file for both languages where they belong together.
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { keepNumbersIn } from './content/number-spacing.ts';
import { pagesLoader } from './content/pages-loader.ts';
import { rulesLoader } from './content/rules-loader.ts';
import { about } from './content/schemas/about.ts';
import { article } from './content/schemas/article.ts';
import { bis } from './content/schemas/bis.ts';
import { guide } from './content/schemas/guide.ts';
import { helpArticle } from './content/schemas/help.ts';
import { policy } from './content/schemas/policy.ts';
import { template } from './content/schemas/template.ts';

const files = (folder: string) => pagesLoader(`src/content/${folder}`);

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
  templates: defineCollection({
    loader: glob({ pattern: '*.yaml', base: './src/content/templates' }),
    schema: template.transform(keepNumbersIn),
  }),
  // One language: texts for readers are in both within each rule.
  rules: defineCollection({ loader: rulesLoader('src/content/rules/') }),
};
