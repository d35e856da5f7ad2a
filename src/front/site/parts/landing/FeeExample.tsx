/** An example of the fee for a hire, calculated line by line. */
export function FeeExample({
  title,
  text,
  rows,
  note,
}: {
  title: string;
  text: string;
  rows: readonly { label: string; how: string; sum: string }[];
  note: string;
}) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div>
        <h2 className="text-xl font-semibold sm:text-2xl">{title}</h2>
        <p className="mt-2 text-ink-700">{text}</p>
      </div>
      <div className="rounded-lg border border-line bg-surface px-4 sm:px-6">
        <dl className="divide-y divide-line">
          {rows.map(({ label, how, sum }) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
              <dt className="min-w-0">
                <span className="block font-semibold">{label}</span>
                <span className="text-sm text-ink-500 tabular-nums">{how}</span>
              </dt>
              <dd className="text-lg font-semibold text-leaf-700 tabular-nums">{sum}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line py-4 text-sm text-ink-500">{note}</p>
      </div>
    </div>
  );
}
