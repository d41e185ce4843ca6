// Pages that answer a form of a browser without scripts: rendered by the site's build with what was typed.
import type { Lang } from '../../../contract/lang.ts';

/** What a form page shows: the fields as typed, and why they were refused. */
export interface FilledForm {
  readonly values: Readonly<Record<string, string>>;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly message: string;
}

export interface FormPage {
  readonly html: string;
  readonly policy: string | null;
}

/** `path` without language prefix. null if the build has no such page. */
export type RenderForm = (path: string, lang: Lang, form: FilledForm) => Promise<FormPage | null>;

declare module 'fastify' {
  interface FastifyInstance {
    /** `render` is set once the site's build is loaded; a process without one has none. */
    readonly formPages: { render: RenderForm | null };
  }
}
