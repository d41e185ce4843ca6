/// <reference types="astro/client" />
// What every request carries through the pages.

declare namespace App {
  interface Locals {
    lang: import('./i18n/language.ts').Lang;
    t: import('./i18n/engine.ts').T;
  }
}
