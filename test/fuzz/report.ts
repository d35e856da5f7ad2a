import type { Planned, Step } from "./plan.ts";
import { type ActorName, actorNames } from "./secrets.ts";

/** One kind of fault in one operation, with the first request that showed the fault. */
export interface Find {
  operation: string;
  fault: string;
  count: number;
  actors: Set<ActorName>;
  first: Planned;
  step: Step;
}

export interface Report {
  seed: number;
  sent: number;
  seconds: number;
  finds: Find[];
  /** How often the process ended or had to be ended. */
  stops: number;
  /**
   * Durations, in milliseconds, for which the server answered no client, if above half a second. Their cause is not
   * yet confirmed.
   */
  stalls: number[];
  rssMb: { before: number; after: number };
  /** Numbers of answers: by actor and class of operation, then by class of status. */
  counts: Map<string, Map<string, number>>;
  slowest: { operation: string; ms: number }[];
}

export function openReport(seed: number): Report {
  const none = {
    sent: 0,
    seconds: 0,
    finds: [],
    stops: 0,
    stalls: [],
    rssMb: { before: 0, after: 0 },
    slowest: [],
  };
  return { seed, ...none, counts: new Map() };
}

export function countAnswer(report: Report, planned: Planned, status: number, ms: number): void {
  report.sent++;
  const { actor, operation, attack } = planned;
  const statuses = `${Math.floor(status / 100)}xx`;
  for (const group of [actor, `${operation.kind} ${operation.method}`, attack]) {
    const counts = report.counts.get(group) ?? new Map<string, number>();
    counts.set(statuses, (counts.get(statuses) ?? 0) + 1);
    report.counts.set(group, counts);
  }
  report.slowest.push({ operation: operation.name, ms });
  if (report.slowest.length > 2000) keepSlowest(report, 20);
}

function keepSlowest(report: Report, count: number): void {
  report.slowest.sort((a, b) => b.ms - a.ms);
  report.slowest.length = Math.min(report.slowest.length, count);
}

export function addFind(report: Report, planned: Planned, step: Step, fault: string): void {
  const operation = planned.operation.name;
  const existing = report.finds.find((find) => find.operation === operation && find.fault === fault);
  if (existing) {
    existing.count++;
    existing.actors.add(planned.actor);
  } else
    report.finds.push({ operation, fault, count: 1, actors: new Set([planned.actor]), first: planned, step });
}

/** Returns a description of a found fault, with the command that repeats its request. */
export function findText({ operation, fault, count, actors, first, step }: Find, seed: number): string {
  const body = step.body === undefined ? "" : ` ${shown(step.body.toString())}`;
  return [
    `${operation}: ${fault} (${count}×, ${[...actors].join(", ")}, ${first.attack})`,
    `  ${step.method} ${shown(step.path)}${body}`,
    `  npm run fuzz -- --seed ${seed} --request ${first.n}`,
  ].join("\n");
}
const shown = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}… (${text.length})` : text);

export function summary(report: Report): string {
  keepSlowest(report, 5);
  const columns = ["2xx", "3xx", "4xx", "5xx"];
  const row = (name: string, counts: Map<string, number>) =>
    `| ${name} | ${columns.map((column) => counts.get(column) ?? 0).join(" | ")} |`;
  const { seed, sent, seconds, finds, stops, stalls, rssMb } = report;
  const actors = actorNames.filter((name) => report.counts.has(name));
  const others = [...report.counts.keys()].filter((name) => !actors.includes(name as ActorName)).sort();
  return [
    `| asked | ${columns.join(" | ")} |`,
    `|---|${columns.map(() => "---").join("|")}|`,
    ...[...actors, ...others].map((name) => row(name, report.counts.get(name) ?? new Map())),
    "",
    `${sent} requests in ${seconds.toFixed(0)} s (${(sent / Math.max(1, seconds)).toFixed(0)} a second), seed ${seed}`,
    `Slowest: ${report.slowest.map(({ operation, ms }) => `${operation} ${ms.toFixed(0)} ms`).join(", ")}`,
    `Others waited above 500 ms: ${stalls.length} times${stalls.length > 0 ? `, at most ${Math.max(...stalls)} ms` : ""}`,
    `Memory: ${rssMb.before.toFixed(0)} MB before, ${rssMb.after.toFixed(0)} MB after`,
    `${stops} stops, ${finds.length} finds`,
  ].join("\n");
}
