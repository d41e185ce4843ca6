// Published templates: documents that readers fill in and print.
import { type CollectionEntry, getCollection } from 'astro:content';
import { isInBuild } from './drafts.ts';

export type TemplateEntry = CollectionEntry<'templates'>;

/** In the order of the list. Drafts are included only in previews (drafts.ts). */
export const publishedTemplates = async (): Promise<TemplateEntry[]> => {
  const now = new Date();
  const entries = await getCollection('templates', ({ data }) => isInBuild(data, now));
  return entries.sort((one, other) => one.data.order - other.data.order);
};
