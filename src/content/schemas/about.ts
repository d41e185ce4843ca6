// Schema of the "About us" page: a guide with the name and role of the founder.
import { z } from 'astro/zod';
import { guide } from './guide.ts';

export const about = guide.extend({
  founder: z.strictObject({ name: z.string().trim().min(1), role: z.string().trim().min(1) }),
});

export type About = z.infer<typeof about>;
