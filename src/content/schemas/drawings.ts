// Names of the drawings that an editor can choose for a page or article header; see components/content/Drawing.astro.
import { z } from 'astro/zod';

export const DRAWINGS = [
  'bis',
  'bridge',
  'buying',
  'catalogue',
  'contact',
  'contract',
  'duty',
  'freight',
  'growth',
  'help',
  'incoterms',
  'inspection',
  'journey',
  'licence',
  'negotiation',
  'policy',
  'quality',
  'stories',
  'verification',
  'voltage',
] as const;

export const drawing = z.enum(DRAWINGS);
export type DrawingName = z.infer<typeof drawing>;
