import sheet from "./icons/icons.svg?url&no-inline";

/** The word mark: a lotus over water, and the name. */
export function Logo({ small = false }: { small?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-ink-900">
      <svg className="size-8 shrink-0" aria-hidden="true">
        <use href={`${sheet}#lotus`} />
      </svg>
      {!small && <span className="text-xl font-semibold tracking-tight">Sen</span>}
    </span>
  );
}
