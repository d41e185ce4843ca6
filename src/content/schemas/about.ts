// The page about us: who we are and what we stand for. Laid out like a guide, with somebody who answers for it.
import { z } from 'astro/zod';
import { guide } from './guide.ts';

export const about = guide.extend({
  founder: z.strictObject({ name: z.string().trim().min(1), role: z.string().trim().min(1) }),
});

export type About = z.infer<typeof about>;
