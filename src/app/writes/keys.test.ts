import { describe, expect, it } from "vitest";
import { keyOf, settled } from "./keys.ts";

const address = "http://localhost/jobs/1/apply.data";

function form(values: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
const cv = (text: string, name = "CV.pdf") => new File([text], name, { lastModified: 1 });

describe("the key of a write", () => {
  it("is the same again where the same form is repeated after no answer", () => {
    const first = keyOf(address, form({ full_name: "Hoa", cv: cv("one") }));
    expect(keyOf(address, form({ full_name: "Hoa", cv: cv("one") })).key).toBe(first.key);
  });

  it("is another one for other values, another file or another page", () => {
    const first = keyOf(address, form({ full_name: "Hoa", cv: cv("one") }));
    for (const other of [
      keyOf(address, form({ full_name: "Lan", cv: cv("one") })),
      keyOf(address, form({ full_name: "Hoa", cv: cv("longer") })),
      keyOf(address, form({ full_name: "Hoa", cv: cv("one", "Other.pdf") })),
      keyOf(`${address}?other`, form({ full_name: "Hoa", cv: cv("one") })),
    ])
      expect(other.key).not.toBe(first.key);
  });

  it("is another one once the write was answered", () => {
    const first = keyOf(address, new URLSearchParams({ saved: "1" }));
    settled(first);
    expect(keyOf(address, new URLSearchParams({ saved: "1" })).key).not.toBe(first.key);
  });
});
