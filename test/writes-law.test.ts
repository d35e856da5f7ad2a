import { describe, expect, it } from "vitest";
import { writesPastRouter } from "../bin/laws/writes.ts";

describe("The law on writes", () => {
  const page = "src/market/jobs/pages/planted.tsx";

  it.each([
    ["posts a document", '<form method="post" action={there}>\n  <TextInput name="title" />'],
    ["posts a document", '<Form method="post" reloadDocument className="flex">\n  <TextInput />'],
    ["writes by fetch", 'await fetch(address, { method: "POST", body });'],
    ["sends a request of its own", "const request = new XMLHttpRequest();"],
    ["sends a request of its own", "navigator.sendBeacon(address, body);"],
    ["has an action in the browser", "export async function clientAction() {}"],
    ["refuses without the text", "if (!outcome.ok) throw data(null, { status: outcome.status });"],
    ["drops what `submit` answers", "if (ends) {\n    await submit(context, request, endSlots, at);"],
  ])("finds what %s", (what, text) => {
    expect(writesPastRouter(page, text)).toEqual([expect.stringContaining(what)]);
  });

  it.each([
    '<Form method="post" className="contents">\n<a reloadDocument />',
    "<SubmitForm reply={reply}>",
    "<form {...action} onSubmit={press}>",
    "await fetch(address, { signal });",
    "throw data(null, { status: 404 });",
    "const outcome =\n  await submit(context, request, endSlots, at);",
    "await perform(context, request, endSlots, at);",
  ])("lets pass: %s", (text) => {
    expect(writesPastRouter(page, text)).toEqual([]);
  });
});
