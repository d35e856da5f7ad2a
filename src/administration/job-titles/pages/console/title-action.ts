import { redirect } from "react-router";
import { type FormReply, readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { type PostedArgs, runPosted } from "#kit/posted-action.ts";
import * as contract from "../../contract.ts";
import { titlePaths } from "../../paths.ts";

/** The acts on a title, each with its form. */
export type TitleAct = "updated" | "retired" | "merged" | "restored";
/** A refused form, which is shown again. */
export interface Shown {
  form: TitleAct | "created";
  reply: FormReply;
}

const endpoints = {
  updated: contract.titleUpdate,
  retired: contract.titleRetire,
  merged: contract.titleMerge,
  restored: contract.titleRestore,
} as const;

const send =
  (act: TitleAct) =>
  async ({ context, request, params, posted }: PostedArgs): Promise<Shown> => {
    // The bodies of the acts differ in their fields, which each form has by their names.
    const endpoint = endpoints[act] as unknown as typeof contract.titleRetire;
    const form = await readForm(posted, endpoint.body);
    const id = params.titleId as never;
    const outcome = await submit(context, request, endpoint, {
      params: { id },
      body: form.values,
    });
    if (outcome.ok) throw redirect(`${titlePaths.title(params.titleId ?? "")}?done=${act}`);
    return { form: act, reply: form.reply(outcome.errors) };
  };

export const runTitleAction = (args: Parameters<typeof runPosted>[0]) =>
  runPosted<Shown>(args, {
    updated: send("updated"),
    retired: send("retired"),
    merged: send("merged"),
    restored: send("restored"),
  });
