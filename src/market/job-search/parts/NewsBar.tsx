import { Link } from "react-router";
import type { News } from "../pages/news.ts";

const link = "font-semibold text-leaf-700 underline-offset-4 hover:underline";

/** A bar above the list with the changes for a candidate since the last visit. */
export default function NewsBar({ news: { title, lead, items, home } }: { news: News }) {
  return (
    <section
      aria-label={title}
      className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg border border-line px-4 py-2 text-sm"
    >
      {lead && <p className="text-ink-700">{lead}</p>}
      {items.map(({ text, to }) => (
        <Link key={text} to={to} className={link}>
          {text}
        </Link>
      ))}
      <Link to={home.to} className={`${link} sm:ml-auto`}>
        {home.text}
      </Link>
    </section>
  );
}
