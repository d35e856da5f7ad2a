import { describe, expect, it } from "vitest";
import { referralPath } from "#market/job-search/paths.ts";
import { referrerOf, sourceOf } from "./source.ts";

describe("The source of a view and an application", () => {
  it.each([
    [null, null, "site"],
    [null, "Facebook", "facebook"],
    [null, "fb", "facebook"],
    [null, "topcv.vn", "topcv.vn"],
    [null, "<script>", "script"],
    [null, "!!!", "site"],
    ["m7", "facebook", "referral"],
  ])("by referral %s and campaign %s is %s", (id, utmSource, source) => {
    expect(sourceOf({ referralId: id, utmSource })).toBe(source);
  });

  it("names the member who shared the link", () => {
    const link = new URL(referralPath("vi", "ke-toan-i7", 42), "http://sen.test");
    expect(referrerOf(link.searchParams.get("referral_id"))).toBe(42);
    for (const id of [null, "", "42", "m", "mx", "m1m"]) expect(referrerOf(id)).toBeNull();
  });
});
