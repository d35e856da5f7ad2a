import { availableParallelism, cpus, totalmem } from "node:os";
import { dayOf } from "#platform/reference/calendar.ts";
import type { Measured } from "./measure.ts";
import type { Scenario, Target } from "./scenarios.ts";

/** Returns a description of the machine, for readers of the results. */
export function machine(asOf: Date): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const model = cpus()[0]?.model.replace(/\s+/g, " ").trim() ?? "unknown processor";
  return `${dayOf(asOf)}, ${availableParallelism()} cores (${model}), ${gigabytes} GB, Node ${process.version}, loopback`;
}

const head = [
  "| what | requests/s | p50 ms | p99 ms | CPU ms: server | database | server MB | failed | to reach | |",
  "|---|--:|--:|--:|--:|--:|--:|--:|---|---|",
].join("\n");

export function tableHead(): string {
  return head;
}

/** Returns a line of the report's table, as Markdown. */
export function tableRow(scenario: Scenario, measured: Measured): string {
  const { requestsPerSecond, p50, p99, spent, megabytes, failed } = measured;
  const cells = [
    scenario.name,
    requestsPerSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    spent?.server.toFixed(1) ?? "",
    spent?.database.toFixed(1) ?? "",
    megabytes?.toFixed(0) ?? "",
    String(failed),
    wanted(scenario.target),
    verdict(scenario.target, measured),
  ];
  return `| ${cells.join(" | ")} |`;
}

function wanted(target: Target): string {
  const parts = [
    target.requestsPerSecond && `≥ ${target.requestsPerSecond}/s`,
    target.p50 && `p50 ≤ ${target.p50}`,
    target.p99 && `p99 ≤ ${target.p99}`,
    target.megabytes && `≤ ${target.megabytes} MB`,
  ];
  return parts.filter(Boolean).join(", ");
}

function verdict(target: Target, measured: Measured): string {
  if (measured.failed > 0) return "failed";
  const missed = [
    measured.requestsPerSecond < (target.requestsPerSecond ?? 0) && "requests/s",
    measured.p50 > (target.p50 ?? Number.POSITIVE_INFINITY) && "p50",
    measured.p99 > (target.p99 ?? Number.POSITIVE_INFINITY) && "p99",
    (measured.megabytes ?? 0) > (target.megabytes ?? Number.POSITIVE_INFINITY) && "MB",
  ].filter(Boolean);
  if (wanted(target) === "") return "";
  return missed.length > 0 ? `missed: ${missed.join(", ")}` : "reached";
}
