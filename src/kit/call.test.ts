import { expect, it } from "vitest";
import { z } from "zod";
import { caller } from "./call.ts";
import { endpoint } from "./contract.ts";

const one = endpoint({
  method: "GET",
  path: "/companies/jobs/:id",
  summary: "A job",
  params: z.object({ id: z.string() }),
  answer: z.object({}),
});

it("What is named by nothing is not there, and is no list", async () => {
  const asked: string[] = [];
  const call = caller(async ({ url }) => {
    asked.push(url);
    return { status: 200, text: "{}", retryAfter: null };
  });
  await call(one, { params: { id: "a/b" } });
  await expect(call(one, { params: { id: "" } })).rejects.toMatchObject({ status: 404 });
  expect(asked).toEqual(["/companies/jobs/a%2Fb"]);
});
