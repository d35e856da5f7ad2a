import { describe, expect, it } from "vitest";
import { keyOf, settled } from "./keys.ts";

const address = "http://localhost/jobs/1/apply.data";

function form(values: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
const cv = (text: string, name = "CV.pdf") => new File([text], name, { lastModified: 1 });

describe("The key of a write", () => {
  it("is used again if the same form is repeated without an answer", () => {
    const first = keyOf(address, form({ full_name: "Hoa", cv: cv("one") }));
    expect(keyOf(address, form({ full_name: "Hoa", cv: cv("one") })).key).toBe(first.key);
  });

  it("is new for other values, another file or another page", () => {
    const first = keyOf(address, form({ full_name: "Hoa", cv: cv("one") }));
    for (const other of [
      keyOf(address, form({ full_name: "Lan", cv: cv("one") })),
      keyOf(address, form({ full_name: "Hoa", cv: cv("longer") })),
      keyOf(address, form({ full_name: "Hoa", cv: cv("one", "Other.pdf") })),
      keyOf(`${address}?other`, form({ full_name: "Hoa", cv: cv("one") })),
    ])
      expect(other.key).not.toBe(first.key);
  });

  it("is new once the write was answered", () => {
    const first = keyOf(address, new URLSearchParams({ saved: "1" }));
    settled(first);
    expect(keyOf(address, new URLSearchParams({ saved: "1" })).key).not.toBe(first.key);
  });
});
