/// <reference types="astro/client" />
// What every request carries through the pages.

declare namespace App {
  interface Locals {
    lang: import('./i18n/language.ts').Lang;
    t: import('./i18n/engine.ts').T;
    /** The API in the reader's language. */
    api: import('./api/call.ts').Api;
    /** Given by the web process that hosts the API too; without it calls go over HTTP. */
    transport?: import('./api/call.ts').Transport;
  }
}
