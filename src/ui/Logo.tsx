/** The word mark: a lotus over water, and the name. */
export function Logo({ small = false }: { small?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-ink-900">
      <svg
        viewBox="0 0 32 32"
        className="size-8 shrink-0"
        fill="none"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path
          d="M16 22.5C10.5 21.5 6 18 4.5 12.5C8.5 12 12 13.5 14 16.5M16 22.5C21.5 21.5 26 18 27.5 12.5C23.5 12 20 13.5 18 16.5"
          className="fill-lotus-100 stroke-lotus-500"
          strokeWidth="1.6"
        />
        <path
          d="M16 5.5C20.5 10 21 17.5 16 22.5C11 17.5 11.5 10 16 5.5Z"
          className="fill-lotus-100 stroke-lotus-500"
          strokeWidth="1.6"
        />
        <path
          d="M5 26.5C8.5 24.5 12 24.5 16 26.5C20 28.5 23.5 28.5 27 26.5"
          className="stroke-leaf-600"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {!small && <span className="text-xl font-semibold tracking-tight">Sen</span>}
    </span>
  );
}
