import { expect, it } from "vitest";
import type { z } from "zod";
import { pickerOf } from "#kit/picker.ts";
import { allRoutes } from "../src/app/api.ts";
import { testApi } from "./api.ts";

/**
 * The loaders of pages get answers as the compiled pickers make them: nothing of a row that a contract does not name may come
 * through one. Each contract's own example is planted with strangers at every depth.
 */
const { services } = await testApi();
const endpoints = allRoutes(services)
  .map(({ endpoint }) => endpoint)
  .filter(({ answer }) => answer !== undefined);

/** A value of the schema's shape, with a key in each object that no contract has. */
function planted(schema: z.core.$ZodType): unknown {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  if (def.type === "object") {
    const shape = def.shape as Record<string, z.core.$ZodType>;
    const fields = Object.entries(shape).map(([name, field]) => [name, planted(field)]);
    return { ...Object.fromEntries(fields), stranger: "planted" };
  }
  if (def.type === "array") return [planted(def.element as z.core.$ZodType)];
  if (def.type === "nullable" || def.type === "optional") return planted(def.innerType as z.core.$ZodType);
  if (def.type === "record") return {};
  return null;
}

it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s hands over what its contract names",
  (_name, { answer }) => {
    const example = planted(answer!);
    expect(JSON.stringify(example)).toContain("stranger");
    let picked: unknown;
    try {
      picked = pickerOf(answer!)(example);
    } catch (error) {
      // A part that is parsed refuses an example without values; what it strips, zod strips.
      expect((error as Error).name).toMatch(/Zod/);
      return;
    }
    expect(JSON.stringify(picked)).not.toContain("stranger");
  },
);
