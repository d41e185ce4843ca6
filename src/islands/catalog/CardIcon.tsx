// One of the icons that the page contains once (src/components/catalog/CardIcons.astro).

export const CardIcon = ({ id }: { readonly id: string }) => (
  <svg className="lucide" aria-hidden>
    <use href={`#card-${id}`} />
  </svg>
);
