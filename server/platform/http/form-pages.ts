// Pages that answer a form of browsers without scripts: rendered by the site's build, with the submitted values.
import type { Lang } from '../../../contract/lang.ts';

/** Content of a form page: the submitted values and the errors. */
export interface FilledForm {
  readonly values: Readonly<Record<string, string>>;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly message: string;
  /** The error code; '' of a success. */
  readonly code?: string;
}

export interface FormPage {
  readonly html: string;
  readonly policy: string | null;
}

/** `path` has no language prefix. Resolves with null if the build has no such page. */
export type RenderForm = (path: string, lang: Lang, form: FilledForm) => Promise<FormPage | null>;

declare module 'fastify' {
  interface FastifyInstance {
    /** `render` is set once the site's build is loaded; a process without one has none. */
    readonly formPages: { render: RenderForm | null };
  }
}
