// Modules of compiled texts, from the build plugin in scripts/build/words.ts.

declare module 'words:all' {
  const words: Readonly<
    Record<import('./language.ts').Lang, import('./translator.ts').CompiledWords>
  >;
  export default words;
}

/** URL of each module of texts, for browsers. */
declare module 'words:urls' {
  const urls: Readonly<
    Record<
      import('./language.ts').Lang,
      Readonly<Record<import('./namespaces.ts').Namespace, string>>
    >
  >;
  export default urls;
}

declare module 'words:en/*' {
  const words: import('./translator.ts').CompiledWords;
  export default words;
}

declare module 'words:zh-Hans/*' {
  const words: import('./translator.ts').CompiledWords;
  export default words;
}

/** Loaders of a namespace, per language. */
declare module 'words:late/*' {
  const texts: import('./late-texts.ts').LateTexts;
  export default texts;
}
