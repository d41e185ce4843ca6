// Placeholder drawing for a missing product picture: 300 px wide, 4:3.
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
