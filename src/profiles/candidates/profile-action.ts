import type { ActionFunctionArgs } from "react-router";
import type { ZodObject } from "zod";
import { readForm } from "#kit/form.ts";
import { valueAt } from "#kit/form-names.ts";
import { formOf, type Outcome, pageServices, perform, submit } from "#kit/page.ts";
import * as contract from "./contract.ts";
import { sectionEndpoints } from "./contract-sections.ts";
import { cvSections } from "./cv-settings.ts";
import type { SectionName } from "./document.ts";
import { clashesOf, mergeEdit } from "./merge-edit.ts";
import type { ProfileReply } from "./parts/form-reply.ts";
import { sectionNames } from "./terms.ts";

type Args = Pick<ActionFunctionArgs, "context" | "request">;
type Endpoints = (typeof sectionEndpoints)["skills"];

/** Handles every form of the profile page, one at a time. */
export async function profileAction({ context, request }: Args): Promise<ProfileReply | null> {
  const posted = await formOf(request);
  const args = { context, request };
  const text = (name: string) => String(posted.get(name) ?? "");
  const intent = text("intent");
  if (intent === "profile" || intent === "look") return saveFields(args, posted, intent);
  if (intent === "photo") return savePhoto(args, posted);
  if (intent === "no-photo") {
    await perform(context, request, contract.photoRemove);
    return { form: "photo" };
  }
  const section = sectionNames.find((known) => known === text("section"));
  if (!section) return null;
  if (intent === "entry") return saveEntry(args, posted, section);
  const endpoints = sectionEndpoints[section] as Endpoints;
  const order = async (ids: string[]) => {
    await perform(context, request, endpoints.order, { body: { ids: ids.map(Number) } });
  };
  const index = Number(text("index"));
  const rows = () => rowsOf(args, section);
  if (intent === "order") await order(text("ids").split(","));
  if (intent === "up" || intent === "down") {
    const ids = (await rows()).map(({ id }) => id);
    const to = index + (intent === "up" ? -1 : 1);
    if (ids[index] && ids[to]) [ids[index], ids[to]] = [ids[to], ids[index]];
    await order(ids);
  }
  if (intent === "remove") {
    const row = (await rows()).find(({ id }) => id === text("id"));
    if (!row) return null;
    await perform(context, request, endpoints.remove, { params: { id: Number(row.id) } });
    const { id: _, version: __, ...fields } = row as Record<string, unknown>;
    return { form: section, removed: { section, index, row: fields } };
  }
  if (intent === "restore") {
    const body = jsonOf(text("row")) as never;
    const outcome = await submit(context, request, endpoints.create, { body });
    if (!outcome.ok) return { form: section };
    const ids = (await rows()).map(({ id }) => id);
    const id = ids.pop();
    if (id) ids.splice(index, 0, id);
    await order(ids);
  }
  return { form: section };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The text is no JSON: no form of the page sends such a request.
    return {};
  }
}

async function storedNow({ context }: Args) {
  const { data } = await context.get(pageServices).call(contract.profileShow);
  return data.attributes;
}

async function rowsOf(args: Args, section: SectionName) {
  return (await storedNow(args))[section];
}

/** Saves the changed fields of the profile; without script, all fields of the form. */
async function saveFields(args: Args, posted: FormData, name: string): Promise<ProfileReply> {
  const { context, request } = args;
  // Without script, the checkboxes of the sections are posted as they are.
  if (posted.has("shown"))
    for (const section of cvSections)
      if (!posted.getAll("shown").includes(section)) posted.append("cv_settings.hidden_sections", section);
  const form = await readForm(posted, contract.profileUpdate.body);
  const before = beforeOf(posted, contract.profileUpdate.body);
  const write = (body: object) => submit(context, request, contract.profileUpdate, { body });
  if (before) {
    const groups = new Set(Object.keys(before).map(groupOf));
    const read = async () => (await storedNow(args)) as Stored;
    return saveChanged(
      { name, form, before, schema: contract.profileUpdate.body, groups, read, write },
      context,
    );
  }
  const sent = new Set([...posted.keys()].map(groupOf));
  const body = Object.fromEntries(Object.entries(form.values).filter(([field]) => sent.has(field)));
  return replyOf(context, name, form, await write(body));
}

async function saveEntry(args: Args, posted: FormData, section: SectionName): Promise<ProfileReply> {
  const { context, request } = args;
  const { create, edit } = sectionEndpoints[section] as Endpoints;
  const form = await readForm(posted, edit.body);
  const id = String(posted.get("id") ?? "");
  const name = `${section}.${id}`;
  const write = (body: object) =>
    submit(context, request, edit, { params: { id: Number(id) }, body: body as never });
  const before = beforeOf(posted, edit.body);
  const groups = new Set(Object.keys(edit.body.shape));
  const read = async () => (await rowsOf(args, section)).find((row) => row.id === id) as Stored | undefined;
  if (before) return saveChanged({ name, form, before, schema: edit.body, groups, read, write }, context);
  const { version, ...fields } = form.values;
  const outcome = id
    ? await write({ ...fields, version })
    : await submit(context, request, create, { body: fields });
  return replyOf(context, name, form, outcome);
}

const groupOf = (name: string) => name.split(/[.[]/, 1)[0] ?? "";

/** Returns the previous value of each changed field, which the form's script sends; null without script. */
function beforeOf(posted: FormData, { shape }: ZodObject): Record<string, unknown> | null {
  const text = posted.get("before");
  if (typeof text !== "string") return null;
  const fields = Object.entries(jsonOf(text) ?? {});
  return Object.fromEntries(fields.filter(([name]) => Object.hasOwn(shape, groupOf(name))));
}

type Stored = Record<string, unknown> & { version: number };
type Written = Outcome<{ data: { attributes: object & { version: number } } }>;

/** Maximum number of tries: another window may save between reading and writing. */
const mostTries = 3;

/** Saves the changed fields of a form over the present stored values. */
async function saveChanged(
  {
    name,
    form,
    before,
    schema,
    groups,
    read,
    write,
  }: {
    name: string;
    form: Form;
    before: Record<string, unknown>;
    schema: ZodObject;
    /** Names of the fields that are stored as a group. */
    groups: ReadonlySet<string>;
    /** Reads the stored values; undefined when the row was deleted. */
    read: () => Promise<Stored | undefined>;
    write: (body: object) => Promise<Written>;
  },
  context: Args["context"],
): Promise<ProfileReply> {
  for (let tries = 1; ; tries++) {
    const stored = (await read()) ?? { version: 1 };
    const known = Object.fromEntries(Object.entries(stored).filter(([field]) => groups.has(field)));
    const body = { ...mergeEdit(known, form.values, before), version: stored.version };
    const parsed = schema.safeParse(body);
    // The look of a CV is chosen, not typed: the last choice wins.
    const compared = parsed.success && name !== "look";
    const clashes = compared ? clashesOf(stored, parsed.data, before) : [];
    const namesOf = (values: object, names: string[]) =>
      Object.fromEntries(names.map((field) => [field, valueAt(values, field) ?? null]));
    if (clashes.length > 0) return { form: name, now: namesOf(stored, clashes) };
    const outcome = await write(body);
    if (!outcome.ok && outcome.errors[0]?.code === "profile_edited" && tries < mostTries) continue;
    const saved = outcome.ok && namesOf(outcome.data.data.attributes, Object.keys(before));
    return { ...replyOf(context, name, form, outcome), ...(saved && { saved }) };
  }
}

interface Form {
  values: Record<string, unknown>;
  reply: (errors: never[]) => NonNullable<ProfileReply["errors"]>;
}

function replyOf(context: Args["context"], name: string, form: Form, outcome: Written): ProfileReply {
  if (outcome.ok) return { form: name, savedAt: context.get(pageServices).now.toISOString() };
  if (outcome.errors[0]?.code === "profile_edited") {
    const { version, ...now } = outcome.meta.now as Stored;
    return { form: name, now, version, typed: form.reply([]).submission.payload };
  }
  return { form: name, errors: form.reply(outcome.errors as never[]) };
}

async function savePhoto({ context, request }: Args, posted: FormData): Promise<ProfileReply> {
  const form = await readForm(posted, contract.profileUpdate.body, contract.photoUpload.files);
  const file = form.file("photo");
  const files = file ? { photo: file } : undefined;
  const outcome = await submit(context, request, contract.photoUpload, { files });
  return outcome.ok ? { form: "photo" } : { form: "photo", errors: form.reply(outcome.errors) };
}
