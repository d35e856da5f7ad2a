import { describe, expect, it } from "vitest";
import { comparedKinds } from "../bin/laws/stage-kinds.ts";

describe("The law of kinds of stage", () => {
  const broken = (code: string) => comparedKinds("src/market/jobs/planted.ts", code);

  it.each([
    ["a comparison", "if (row.stage_kind >= offer) stop();"],
    ["a comparison of a kind that may be absent", "const late = 6 < stage!.kind;"],
    ["a comparison with the table", "const late = id > stageKinds.screening;"],
    ["a sum", "const kind = stageKinds.interview + round;"],
    ["a condition", 'query.where("s.kind", "<=", 3);'],
    ["SQL", "sql`SELECT 1 FROM steps s WHERE (s.kind)<11`;"],
    ["SQL the other way round", 'count("stages WHERE 11 > kind::int");'],
    ["SQL of a range", "sql`count(*) FILTER (WHERE m.kind NOT BETWEEN 6 AND 9)`;"],
  ])("finds %s", (_, code) => {
    expect(broken(code)).toEqual([expect.stringContaining("compares ids of kinds of stage")]);
  });

  it.each([
    ["equality", "if (kind === stageKinds.hired || row.kind !== 2) stop();"],
    ["an order", "if (isBefore(kind, other) || orderOf(kind) < 3) stop();"],
    ["other columns", 'query.where("s.position", ">", 3);'],
    ["equality in SQL", "sql`SELECT 1 WHERE s.kind <> ALL ($1) AND s.kind = 2 AND e.at >= $2`;"],
    ["a field of JSON", "sql`SELECT data->'kind'->>'to' FROM activities`;"],
    ["an order in SQL", "sql`SELECT 1 FROM stage_kinds k WHERE k.ord >= 60`;"],
  ])("lets pass %s", (_, code) => {
    expect(broken(code)).toEqual([]);
  });
});
