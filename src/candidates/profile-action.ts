import type { ActionFunctionArgs } from "react-router";
import { readForm } from "#kit/form.ts";
import { formOf, type Outcome, pageServices, perform, submit } from "#kit/page.ts";
import * as contract from "./contract.ts";
import { sectionEndpoints } from "./contract-sections.ts";
import { cvSections } from "./cv-settings.ts";
import type { SectionName } from "./document.ts";
import type { ProfileReply } from "./parts/form-reply.ts";
import { sectionNames } from "./terms.ts";

type Args = Pick<ActionFunctionArgs, "context" | "request">;
type Endpoints = (typeof sectionEndpoints)["skills"];

/** For actions: everything that can be done on the page of a profile, one form at a time. */
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
    // Made by hand.
    return {};
  }
}

async function rowsOf({ context }: Args, section: SectionName) {
  const { data } = await context.get(pageServices).call(contract.profileShow);
  return data.attributes[section];
}

/** The fields of the profile: those that the form has, and no others. */
async function saveFields({ context, request }: Args, posted: FormData, name: string): Promise<ProfileReply> {
  // Without script the boxes of the sections are posted as they are ticked.
  if (posted.has("shown"))
    for (const section of cvSections)
      if (!posted.getAll("shown").includes(section)) posted.append("cv_settings.hidden_sections", section);
  const form = await readForm(posted, contract.profileUpdate.body);
  const sent = new Set([...posted.keys()].map((name) => name.split(/[.[]/, 1)[0]));
  const body = Object.fromEntries(Object.entries(form.values).filter(([name]) => sent.has(name)));
  const outcome = await submit(context, request, contract.profileUpdate, { body });
  return replyOf(context, name, form, outcome);
}

async function saveEntry({ context, request }: Args, posted: FormData, section: SectionName) {
  const { create, edit } = sectionEndpoints[section] as Endpoints;
  const form = await readForm(posted, edit.body);
  const id = String(posted.get("id") ?? "");
  const { version, ...fields } = form.values;
  const outcome = id
    ? await submit(context, request, edit, { params: { id: Number(id) }, body: { ...fields, version } })
    : await submit(context, request, create, { body: fields });
  return replyOf(context, `${section}.${id}`, form, outcome);
}

function replyOf(
  context: Args["context"],
  name: string,
  form: { reply: (errors: never[]) => NonNullable<ProfileReply["errors"]> },
  outcome: Outcome<{ data: { attributes: { version: number } } }>,
): ProfileReply {
  if (outcome.ok)
    return {
      form: name,
      version: outcome.data.data.attributes.version,
      savedAt: context.get(pageServices).now.toISOString(),
    };
  if (outcome.errors[0]?.code === "profile_edited")
    return {
      form: name,
      now: outcome.meta.now as ProfileReply["now"],
      typed: form.reply([]).submission.payload,
    };
  return { form: name, errors: form.reply(outcome.errors as never[]) };
}

async function savePhoto({ context, request }: Args, posted: FormData): Promise<ProfileReply> {
  const form = await readForm(posted, contract.profileUpdate.body, contract.photoUpload.files);
  const file = form.file("photo");
  const files = file ? { photo: file } : undefined;
  const outcome = await submit(context, request, contract.photoUpload, { files });
  return outcome.ok ? { form: "photo" } : { form: "photo", errors: form.reply(outcome.errors) };
}
