import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { payloads } from "#hiring/webhooks/payloads.ts";
import { allRoutes } from "../src/app/api.ts";
import { loadedRooms } from "../src/app/loaded-rooms.ts";
import { testApi } from "./api.ts";

/**
 * Names of fields that only consultants read (consoles A.6): what an agency knows and earns. An answer of another audience does not
 * have them, not even empty.
 */
const consultantOnly =
  /^(am(_.*)?|billing_.*|client_answer|credits?|do_not_contact|evidence|fees?(_.*)?|matched|off_limits(_.*)?|ownership|payment_days|placements?|potential|private_notes?|recorded_by|representations?|salary_(now|wanted)|score|splits?|submissions?|warranty_.*)$/;

/** The names of fields in answers by audience, the first part of an address. */
const fields = new Map<string, Set<string>>();

/** The columns of each table. */
const columns = new Map<string, string[]>();

/** Returns the names of fields in a schema, at every depth. */
function namesIn(schema: z.ZodType): Set<string> {
  const names = new Set<string>();
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any", io: "output" }), (key, value) => {
    if (key === "properties") for (const name of Object.keys(value)) names.add(name);
    return value;
  });
  return names;
}

beforeAll(async () => {
  const { services, database } = await testApi();
  for (const { endpoint } of allRoutes(services)) {
    if (!endpoint.answer) continue;
    const [, audience = ""] = endpoint.path.split("/");
    const names = fields.getOrInsertComputed(audience, () => new Set());
    for (const name of namesIn(endpoint.answer)) names.add(name);
  }
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'`.execute(
    database.db,
  );
  for (const { table_name, column_name } of rows)
    columns.getOrInsertComputed(table_name, () => []).push(column_name);
});

const others = ["admin", "admins", "account", "auths", "candidates", "companies", "medias", "public"];

describe("The fields of an agency's desk", () => {
  it("are in answers to consultants, and the other audiences are complete", () => {
    expect(
      [...(fields.get("consultants") ?? [])].filter((name) => consultantOnly.test(name)).length,
    ).toBeGreaterThan(30);
    expect([...fields.keys()].filter((audience) => audience !== "consultants").toSorted()).toEqual(
      others.toSorted(),
    );
  });

  it.each(others)("are in no answer under /%s", (audience) => {
    expect([...(fields.get(audience) ?? [])].filter((name) => consultantOnly.test(name))).toEqual([]);
  });

  it("are in no body of a webhook", () => {
    expect(Object.keys(payloads).length).toBeGreaterThan(20);
    const names = Object.values(payloads).flatMap((body) => [...namesIn(body)]);
    expect(names.filter((name) => consultantOnly.test(name))).toEqual([]);
  });

  it("are in no file of a person's export", () => {
    const files = loadedRooms.flatMap(({ room }) => room.exports ?? []);
    expect(files.length).toBeGreaterThan(40);
    const named = files.flatMap(({ file, table, without = [] }) =>
      (columns.get(table) ?? [])
        .filter((column) => !without.includes(column) && consultantOnly.test(column))
        .map((column) => `${file} ${column}`),
    );
    expect(named).toEqual([]);
  });
});
