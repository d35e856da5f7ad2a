import { Link } from "react-router";
import { Icon } from "#ui/icons/Icon.tsx";

type Kept = { what: string; why: string; long: string };
type Block = string | readonly string[] | { before: string; to: string; label: string };

/** The texts of a long page, in sections with anchors. */
export interface LongTextWords {
  title: string;
  version: string;
  lead: string;
  contents: string;
  short?: { title: string; points: readonly string[] };
  /** Labels for the reason and the duration in `keeps`. */
  keep?: Pick<Kept, "why" | "long">;
  sections: readonly {
    id: string;
    title: string;
    blocks: readonly Block[];
    keeps?: readonly Kept[];
  }[];
}

/** Shows a long text: its date, its contents, and sections with anchors. */
export function LongText({ words }: { words: LongTextWords }) {
  const { title, version, lead, contents, short, keep, sections } = words;
  return (
    <article className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16">
      <header className="max-w-reading lg:col-start-2">
        <p className="text-sm font-semibold text-leaf-700">{version}</p>
        <h1 className="mt-2 text-2xl font-semibold sm:text-3xl">{title}</h1>
        <p className="mt-4 text-ink-700 sm:text-lg">{lead}</p>
      </header>
      <nav
        aria-labelledby="contents"
        className="no-print mt-8 rounded-lg bg-mist p-4 text-sm lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start lg:bg-transparent lg:p-0"
      >
        <h2 id="contents" className="font-semibold">
          {contents}
        </h2>
        <ol className="mt-2 sm:columns-2 lg:columns-1">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="block py-1.5 text-ink-700 underline-offset-2 hover:text-leaf-700 hover:underline"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-reading lg:col-start-2">
        {short && (
          <section className="mt-8 rounded-lg bg-leaf-50 p-5 sm:p-6">
            <h2 className="font-semibold">{short.title}</h2>
            <ul className="mt-3 grid gap-2">
              {short.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 text-leaf-600" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className="mt-10 sm:mt-12">
            <h2 className="text-xl font-semibold">
              <span className="text-ink-500 tabular-nums">{index + 1}. </span>
              {section.title}
            </h2>
            {section.blocks.map((block) => (
              <TextBlock key={keyOf(block)} block={block} />
            ))}
            {section.keeps && keep && <Keeps heads={keep} rows={section.keeps} />}
          </section>
        ))}
      </div>
    </article>
  );
}

function keyOf(block: Block): string {
  if (typeof block === "string") return block;
  return "to" in block ? block.to : (block[0] ?? "");
}

function TextBlock({ block }: { block: Block }) {
  if (typeof block === "string") return <p className="mt-3">{block}</p>;
  if ("to" in block)
    return (
      <p className="mt-3">
        {block.before}{" "}
        <Link to={block.to} className="font-semibold text-leaf-700 underline underline-offset-2">
          {block.label}
        </Link>
        {"."}
      </p>
    );
  return (
    <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-leaf-500">
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A table of stored data with purpose and period; the columns are side by side on wide windows. */
function Keeps({ heads, rows }: { heads: Pick<Kept, "why" | "long">; rows: readonly Kept[] }) {
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={row.what} className="py-4">
          <p className="font-semibold">{row.what}</p>
          <dl className="mt-2 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
            <div>
              <dt className="text-ink-500">{heads.why}</dt>
              <dd>{row.why}</dd>
            </div>
            <div>
              <dt className="text-ink-500">{heads.long}</dt>
              <dd>{row.long}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
