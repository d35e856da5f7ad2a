import { useTranslations } from "use-intl";
import { type StageGroup, stageGroups } from "../../terms.ts";

const colours: Record<StageGroup, string> = {
  applied: "fill-info-600",
  screening: "fill-edge",
  interview: "fill-leaf-500",
  offer: "fill-warning-600",
  hired: "fill-success-600",
};

/** The distribution of a job's active applicants over the steps. */
export function StageBar({ counts }: { counts: Record<StageGroup, number> }) {
  const t = useTranslations("jobs.console.stages");
  const parts = stageGroups.filter((stage) => counts[stage] > 0);
  if (parts.length === 0) return <span className="text-ink-500">–</span>;
  const text = parts.map((stage) => t(stage, { count: counts[stage] })).join(", ");
  const total = parts.reduce((sum, stage) => sum + counts[stage], 0);
  const beginOf = (at: number) => parts.slice(0, at).reduce((sum, stage) => sum + counts[stage], 0);
  return (
    <span title={text} className="block w-32">
      <span className="sr-only">{text}</span>
      {/* Widths are attributes because the content security policy allows no inline styles. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        className="block h-2 w-full rounded-full"
      >
        {parts.map((stage, at) => (
          <rect key={stage} x={beginOf(at)} width={counts[stage]} height="1" className={colours[stage]} />
        ))}
      </svg>
    </span>
  );
}
