// Our own line drawings for what is missing: an empty foundation, a machine without a picture.

/** A foundation with the outline of the machine that is not on it. */
export function EmptyFoundation({ className }: { readonly className?: string }) {
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

/** Stands where a product has no picture: 300 px wide, 4:3. */
export function NoPicture() {
  return (
    <svg
      className="grid-paper h-auto w-full"
      width="300"
      height="225"
      viewBox="0 0 300 225"
      fill="none"
      strokeLinejoin="round"
      aria-hidden
    >
      <g className="fill-plate stroke-line-strong" strokeWidth="1.5">
        <path d="m60 150 90-45 90 45-90 45z" />
        <path className="fill-well" d="M60 150v8l90 45 90-45v-8l-90 45z" />
        <path d="m102 82 48-24 48 24-48 24z" />
        <path d="M102 82v56l48 24v-56z" />
        <path className="fill-well" d="M198 82v56l-48 24v-56z" />
        <path d="m114 98 24 12v20l-24-12z" />
        <ellipse cx="174" cy="121" rx="11" ry="15" />
        <ellipse cx="174" cy="121" rx="4" ry="5.5" />
      </g>
    </svg>
  );
}
