// Drawing for empty states: a machine foundation with the dashed outline of the missing machine.
export function EmptyStateDrawing({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 190" fill="none" strokeLinejoin="round" aria-hidden>
      <path className="fill-plate stroke-line-strong" d="m20 120 100-50 100 50-100 50z" />
      <path className="fill-well stroke-line-strong" d="M20 120v12l100 50 100-50v-12l-100 50z" />
      <path className="stroke-line-strong" d="M120 170v12" />
      <g className="stroke-ink" strokeDasharray="5 4">
        <path d="m60 48 60-30 60 30-60 30z" />
        <path d="M60 48v64m60-34v64m60-94v64M60 112l60 30 60-30" />
      </g>
      <g className="stroke-line-strong">
        <path d="M206 48v64m-5-64h10m-10 64h10" />
      </g>
      <g className="fill-line-strong">
        <circle cx="44" cy="120" r="2.5" />
        <circle cx="120" cy="158" r="2.5" />
        <circle cx="196" cy="120" r="2.5" />
      </g>
    </svg>
  );
}
