import { Link } from "react-router";

/** A link to a list with its number of jobs; without an address, only the name. */
export function CountedLink({ name, to, count }: { name: string; to: string; count: number }) {
  const look = "flex min-h-8 w-full items-center justify-between gap-3 py-1 wrap-anywhere";
  if (count === 0) return <span className={`${look} text-ink-500`}>{name}</span>;
  return (
    <Link to={to} className={`${look} text-leaf-700 hover:underline`}>
      {name}
      <span className="text-sm font-normal text-ink-500 tabular-nums">{count}</span>
    </Link>
  );
}
