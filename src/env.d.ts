/// <reference types="astro/client" />
// Type declarations of Astro's per-request locals.

declare namespace App {
  interface Locals {
    lang: import('./i18n/language.ts').Lang;
    t: import('./i18n/translator.ts').TranslateFunction;
    /** API client in the reader's language. */
    api: import('./api/call.ts').Api;
    /** Set by the web process: public reads in this process or of the remote API. */
    callPublic?: import('./api/page.ts').CallPublic;
    /** Set by the server for a form that was refused without scripts: the fields as typed, and the errors. */
    form?: {
      values: Readonly<Record<string, string>>;
      fieldErrors: Readonly<Record<string, string>>;
      message: string;
      code?: string;
    };
  }
}
