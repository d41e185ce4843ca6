// Attacks with forms: many large text parts, parts that are JSON, videos with many boxes.

import type { Attack, AttackContext } from '../attack-context.ts';
import { runConcurrently } from '../client.ts';
import {
  DRAFT,
  emptyObjects,
  formOf,
  type Part,
  paddedVideo,
  videoOfBoxes,
  videoOfBrands,
  videoOfElements,
} from '../payloads.ts';

const KILOBYTE = 1024;
const VIDEO_BYTES = 5 * 1024 * 1024;

const profileForms = (
  { until, send, supplier }: AttackContext,
  width: number,
  parts: readonly Part[],
): Promise<void> => {
  const { headers, body } = formOf(parts);
  return runConcurrently(width, until, (at) =>
    send(at, {
      method: 'PUT',
      path: '/api/auth/profile',
      token: supplier(at).token,
      headers,
      body,
    }),
  );
};

const drafts = (field: AttackContext, width: number, files: readonly Part[][]): Promise<void> => {
  const forms = files.map((parts) => formOf([...DRAFT, ...parts]));
  return runConcurrently(width, field.until, async (at) => {
    const form = forms[at % forms.length];
    if (form)
      await field.send(at, {
        method: 'POST',
        path: '/api/products/create-new',
        token: field.supplier(at).token,
        ...form,
      });
  });
};

const texts = (
  number: number,
  name: (at: number) => string,
  content: string,
  type?: string,
): Part[] =>
  Array.from({ length: number }, (_, at) => ({
    name: name(at),
    content,
    ...(type ? { type } : {}),
  }));

const video = (content: Buffer, type = 'video/mp4'): Part[] => [
  { name: 'video', filename: 'a.mp4', type, content },
];

export const FORMS: readonly Attack[] = [
  {
    name: 'form-texts',
    summary: 'four profile forms at once, 95 texts of 256 kB each',
    seconds: 10,
    sources: [1, 200],
    postgres: true,
    quick: { sources: 200, seconds: 4 },
    run: (field) =>
      profileForms(
        field,
        4,
        texts(95, (at) => `field${at}`, 'x'.repeat(255 * KILOBYTE)),
      ),
  },
  {
    name: 'form-json',
    summary: 'four profile forms at once, 95 parts of 256 kB of JSON',
    seconds: 10,
    sources: [1, 200],
    postgres: true,
    quick: { sources: 200, seconds: 4 },
    run: (field) =>
      profileForms(
        field,
        4,
        texts(95, (at) => `field${at}`, emptyObjects(255 * KILOBYTE), 'application/json'),
      ),
  },
  {
    name: 'video-boxes',
    summary: '5 MB "videos" of 655,000 boxes as drafts, two at once',
    seconds: 10,
    sources: [1, 200],
    postgres: true,
    quick: { sources: 1, seconds: 4 },
    run: (field) => drafts(field, 2, [video(videoOfBoxes(VIDEO_BYTES - 64))]),
  },
  {
    name: 'video-brands',
    summary: '5 MB "videos" of 1.3 million brands, or of 2.6 million WebM elements, four at once',
    seconds: 10,
    sources: [1, 200],
    run: (field) =>
      drafts(field, 4, [
        video(videoOfBrands(VIDEO_BYTES - 64)),
        video(videoOfElements(VIDEO_BYTES - 64), 'video/webm'),
      ]),
  },
  {
    name: 'video-many',
    summary: 'whole 5 MB videos as drafts, eight at once, without an end',
    seconds: 10,
    sources: [1, 200],
    run: (field) => drafts(field, 8, [video(paddedVideo(VIDEO_BYTES - 64))]),
  },
];
