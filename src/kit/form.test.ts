import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkbox, day, optionalDay, optionalText, ruleOf, text } from "./fields.ts";
import { mostText, type PostedForm, readForm } from "./form.ts";
import { nameOf, valueAt } from "./form-names.ts";
import { fieldErrorsOf } from "./http/field-errors.ts";

const id = z.coerce.number().int().min(0);
const schema = z.object({
  title: text(100, 5),
  phone: optionalText(30),
  level: id.nullish(),
  reason: z.coerce.number("required"),
  category_ids: z.array(id).max(2, "too_many_categories").default([]),
  remote: checkbox,
  currency: z.enum(["VND", "USD"]).default("VND"),
  ends: z.iso.datetime().nullish(),
  born: day.nullish(),
  started: optionalDay,
  password: z.string().optional(),
  questions: z
    .array(z.object({ text: text(10), required: checkbox, options: z.array(text(5)).optional() }))
    .max(5)
    .default([]),
});

function posted(...entries: [string, string | File][]): Promise<PostedForm<typeof schema>> {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return readForm(new Request("http://sen.test/", { method: "POST", body }), schema);
}
const fieldError = (pointer: string, detail: string) => ({
  status: "422",
  code: "x",
  detail,
  source: { pointer },
});

describe("a posted form", () => {
  it.each([
    ["21/11/2026", "2026-11-21"],
    ["2026-11-21", "2026-11-21"],
    ["soon", "soon"],
    ["", null],
  ])("has the day that was typed as %j as %j", async (typed, read) => {
    const { values } = await posted(["born", typed], ["started", typed]);
    expect([values.born, values.started]).toEqual([read, read]);
  });

  it("shows a text that no field takes again without most of it, so that the page stays small", async () => {
    const form = await posted(["title", '"'.repeat(1_000_000)], ["phone", "0912"]);
    expect(String(form.values.title)).toHaveLength(mostText);
    const { payload } = form.reply([fieldError("/title", "too long")]).submission;
    expect(String(payload.title)).toHaveLength(mostText);
    expect(payload.phone).toBe("0912");
  });

  it("is what the schema takes: nothing chosen is no number, an unticked box is false", async () => {
    const { values } = await posted(
      ["title", "Kế toán"],
      ["phone", ""],
      ["level", ""],
      ["reason", ""],
      ["category_ids", "37"],
      ["currency", ""],
      ["ends", ""],
    );
    expect(values).toEqual({
      title: "Kế toán",
      phone: "",
      level: null,
      reason: undefined,
      category_ids: ["37"],

      remote: false,
      currency: undefined,
      ends: null,
      born: undefined,
      password: undefined,
      questions: [],
    });
  });

  it("has its rows in their order, each with its own boxes", async () => {
    const { values } = await posted(
      ["questions[1].text", "Hai"],
      ["questions[0].text", "Một"],
      ["questions[0].required", "on"],
      ["questions[1].options", "a"],
      ["questions[1].options", "b"],
    );
    expect(values.questions).toEqual([
      { text: "Một", required: "on", options: [] },
      { text: "Hai", required: false, options: ["a", "b"] },
    ]);
  });

  it("closes the gap where a row is missing", async () => {
    const form = await posted(["questions[3].text", "Bốn"]);
    expect(form.values.questions).toHaveLength(1);
    expect(valueAt(form.reply([]).submission.payload, "questions[0].text")).toBe("Bốn");
  });

  it("leaves out what no field is called, however it is written", async () => {
    const { values, reply } = await posted(
      ...[
        "__proto__.x",
        "constructor",
        "questions",
        "questions[999].text",
        "questions[a].text",
        "title[0]",
      ].map((name): [string, string] => [name, "x"]),
      ["]]..[", "x"],
      ["level", new File(["x"], "x.txt")],
    );
    expect(values.questions).toEqual([]);
    expect(values.level).toBeUndefined();
    expect(Object.keys(reply([]).submission.payload)).toEqual([]);
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it("is shown again with what was typed, never with a password or a file", async () => {
    const { payload } = (
      await posted(["title", "Kế"], ["password", "geheim"], ["phone", new File(["x"], "x.txt")])
    ).reply([]).submission;
    expect(valueAt(payload, "title")).toBe("Kế");
    expect(JSON.stringify(payload)).not.toMatch(/geheim|x\.txt/);
  });
});

describe("errors of the API", () => {
  it("stand at the field that they point to", async () => {
    const { error } = (await posted(["title", "x"])).reply([
      fieldError("/title", "short"),
      fieldError("/title", "second"),
      fieldError("/category_ids/2", "too many"),
      fieldError("/questions/0/options/1", "empty"),
      fieldError("/questions/0", "wrong row"),
      fieldError("/nothing", "elsewhere"),
      { status: "409", code: "x", detail: "later" },
    ]);
    expect(error).toEqual({
      formErrors: "elsewhere",
      fieldErrors: {
        title: "short",
        category_ids: "too many",
        "questions[0].options": "empty",
        "questions[0]": "wrong row",
      },
    });
  });

  it("are named as the fields are", () => {
    expect(nameOf("/salary_min")).toBe("salary_min");
    expect(nameOf("/questions/0/text")).toBe("questions[0].text");
    expect(nameOf("")).toBe("");
    expect(valueAt({ questions: [{ text: "a" }] }, "questions[0].text")).toBe("a");
    expect(valueAt({ questions: null }, "questions[0].text")).toBeUndefined();
  });
});

describe("a row's button without script", () => {
  const press = (intent: string) =>
    posted(
      ["title", "Kế toán"],
      ["questions[0].text", "Một"],
      ["questions[1].text", "Hai"],
      ["__INTENT__", intent],
    );
  const textsAfter = async (intent: string) => {
    const { rows } = await press(intent);
    return (rows?.targetValue?.questions as { text: string }[] | undefined)?.map((row) => row?.text);
  };
  it("adds, removes and moves, and keeps what was typed", async () => {
    expect(await textsAfter('insert({"name":"questions"})')).toEqual(["Một", "Hai", undefined]);
    expect(await textsAfter('remove({"name":"questions","index":0})')).toEqual(["Hai"]);
    expect(await textsAfter('reorder({"name":"questions","from":0,"to":1})')).toEqual(["Hai", "Một"]);
    expect((await press('remove({"name":"questions","index":0})')).rows?.targetValue?.title).toBe("Kế toán");
  });
  it("does nothing that no button asks for", async () => {
    for (const intent of [
      ...[
        "submit",
        "reset()",
        'update({"name":"title","value":"x"})',
        "insert({",
        'insert({"name":"__proto__"})',
      ],
      ...['insert({"name":"title"})', 'insert({"name":"questions","from":"__proto__"})', "insert(1)"],
    ])
      expect((await press(intent)).rows, intent).toBeNull();
  });
});

describe("all wrong fields at once", () => {
  const job = z
    .object({ skills: z.array(text(3)), min: z.number("wrong"), max: z.number("wrong") })
    .check(
      ruleOf(["min", "max"], (body: { min: number; max: number }) =>
        body.min > body.max ? [{ code: "max_too_low", pointer: "/max" }] : [],
      ),
    );
  const codes = (body: unknown) =>
    fieldErrorsOf(job.safeParse(body).error ?? new z.ZodError([]), body).map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );
  it("a rule across fields is heard beside another wrong list", () => {
    expect(codes({ skills: ["abcd"], min: 2, max: 1 })).toEqual([
      "/skills/0 length_range",
      "/max max_too_low",
    ]);
  });
  it("a rule waits for the fields that it needs", () => {
    expect(codes({ skills: [], min: "x", max: 1 })).toEqual(["/min wrong"]);
    expect(codes("x")).toHaveLength(1);
    expect(codes({ skills: [], min: 1, max: 2 })).toEqual([]);
  });
});
