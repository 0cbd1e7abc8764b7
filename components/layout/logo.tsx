/** A speech bubble with a stress mark in it. The same drawing as app/icon.svg. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden className="shrink-0">
      <path
        className="fill-cobalt"
        d="M6 3h20a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H15l-7 6v-6H6a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z"
      />
      <path className="stroke-on-cobalt" d="m13 19 6-10" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}
