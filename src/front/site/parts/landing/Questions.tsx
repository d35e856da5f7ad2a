import { Icon } from "#ui/icons/Icon.tsx";

/** Questions with expandable answers; the browser's search also finds words in closed ones. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-4 font-semibold hover:text-leaf-700">
            <h3>{question}</h3>
            <Icon name="chevron-down" className="text-ink-500 transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-reading pb-5 text-ink-700">{answer}</p>
        </details>
      ))}
    </div>
  );
}
