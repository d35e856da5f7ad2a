import type { Agent } from "node:http";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { each } from "../bad-input.ts";
import type { Described } from "../near-schema.ts";
import type { Operation } from "./operations.ts";
import { insidersOf, type Step } from "./plan.ts";
import type { ActorName } from "./secrets.ts";
import { send } from "./send.ts";

type Fields = Record<string, Described>;

/**
 * Adds fields to the operations that post to pages: the fields of the forms on those pages, with the values that the forms offer.
 */
export async function findForms(
  agent: Agent,
  origin: string,
  operations: readonly Operation[],
  ask: (operation: Operation, actor: ActorName) => Step,
): Promise<void> {
  const takers = operations.filter(({ kind, method }) => kind === "page" && method === "POST");
  await each(takers, 4, async (taker) => {
    const fields: Fields = {};
    let takesFiles = false;
    for (const actor of insidersOf(taker) ?? (["visitor", "candidate"] as const)) {
      const page = await send(agent, origin, ask(taker, actor));
      if (page.status !== 200) continue;
      const form = fieldsIn(page.body);
      takesFiles ||= form.takesFiles;
      for (const [name, field] of Object.entries(form.fields)) fields[name] ??= field;
    }
    const asData = operations.find(({ name }) => name === `POST ${taker.path}.data`);
    for (const operation of [taker, ...(asData ? [asData] : [])]) {
      operation.body = { type: "object", properties: fields };
      operation.takesFiles = takesFiles;
    }
  });
}

function fieldsIn(html: string): { fields: Fields; takesFiles: boolean } {
  const fields: Fields = {};
  let takesFiles = false;
  const visit = (node: DefaultTreeAdapterTypes.ChildNode, within: string) => {
    let select = within;
    if ("tagName" in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      if (attributes.type === "file") takesFiles = true;
      else if (/^(input|textarea|select|button)$/.test(node.tagName) && attributes.name) {
        const field = fields[attributes.name] ?? { type: "string" };
        fields[attributes.name] = field;
        if (/^(hidden|radio|checkbox|submit)$/.test(attributes.type ?? "") || node.tagName === "button")
          offer(field, attributes.value ?? "");
        if (node.tagName === "select") select = attributes.name;
      } else if (node.tagName === "option" && fields[within]) offer(fields[within], attributes.value ?? "");
    }
    if ("childNodes" in node) for (const child of node.childNodes) visit(child, select);
  };
  for (const node of parse(html).childNodes) visit(node, "");
  return { fields, takesFiles };
}

const offer = (field: Described, value: string) => {
  field.enum = [...new Set([...(field.enum ?? []), value])].slice(0, 50);
};
