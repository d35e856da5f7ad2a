import { isDirty } from "@conform-to/react/future";
import { describe, expect, it } from "vitest";
import { withoutAdditions } from "./unchanged.ts";

const saved = {
  title: "Kế toán",
  description: "<p>Mô tả:</p><ul><li>Lập tờ khai thuế</li></ul>",
  skills: ["Excel", "MISA"],
  remote: false,
};
const changed = (now: Record<string, unknown>) =>
  isDirty(withoutAdditions(now, saved) as Record<string, string>, { defaultValue: saved });

describe("A form that nobody has touched", () => {
  it("has no changes: not by the box for the next entry, nor by a text whose editor is on its way", () => {
    const { remote: _, ...opened } = { ...saved, skills: ["Excel", "MISA", ""] };
    expect(changed(opened)).toBe(false);
    expect(changed({ ...opened, description: "Mô tả:\n- Lập tờ khai thuế" })).toBe(false);
  });

  it.each([
    { title: "Kế toán trưởng" },
    { skills: ["Excel", ""] },
    { skills: ["Excel", "MISA", "Word"] },
    { description: "Mô tả:\n- Lập tờ khai thuế\n- Báo cáo" },
    { description: "<p>Mô tả</p>" },
    { remote: "on" },
  ])("has changes after %j", (typed) => {
    const { remote: _, ...opened } = saved;
    expect(changed({ ...opened, ...typed })).toBe(true);
  });
});
