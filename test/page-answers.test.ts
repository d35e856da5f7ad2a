import { expect, it } from "vitest";
import type { z } from "zod";
import { pickerOf } from "#kit/picker.ts";
import { allRoutes } from "../src/app/api.ts";
import { testApi } from "./api.ts";

/**
 * The loaders of pages get answers from compiled pickers, which copy the declared fields only. Each contract's example contains undeclared fields at every depth.
 */
const { services } = await testApi();
const endpoints = allRoutes(services)
  .map(({ endpoint }) => endpoint)
  .filter(({ answer }) => answer !== undefined);

/** Returns a value of a schema that has an undeclared key in each object. */
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
      // Where zod parses a part of the answer, it refuses an example without values. In other examples, zod strips
      // undeclared fields itself.
      expect((error as Error).name).toMatch(/Zod/);
      return;
    }
    expect(JSON.stringify(picked)).not.toContain("stranger");
  },
);
