import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { allRoutes } from "../src/app/api.ts";
import { testApi } from "./api.ts";

/**
 * Names of fields that only consultants read (consoles A.6): what an agency knows and earns. An answer of another audience does not
 * have them, not even empty.
 */
const consultantOnly =
  /^(am(_.*)?|billing_.*|clauses|client_answer|credits?|do_not_contact|evidence|fees?(_.*)?|matched|off_limits(_.*)?|ownership|payment_days|placements?|potential|private_notes?|recorded_by|representations?|salary_(now|wanted)|score|splits?|submissions?|warranty_.*)$/;

/** The names of fields in answers by audience, the first part of an address. */
const fields = new Map<string, Set<string>>();

beforeAll(async () => {
  const { services } = await testApi();
  for (const { endpoint } of allRoutes(services)) {
    if (!endpoint.answer) continue;
    const [, audience = ""] = endpoint.path.split("/");
    const names = fields.getOrInsertComputed(audience, () => new Set());
    const schema = z.toJSONSchema(endpoint.answer, { unrepresentable: "any", io: "output" });
    JSON.stringify(schema, (key, value) => {
      if (key === "properties") for (const name of Object.keys(value)) names.add(name);
      return value;
    });
  }
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
});
