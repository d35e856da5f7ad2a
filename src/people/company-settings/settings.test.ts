import { beforeAll, describe, expect, it } from "vitest";
import { companyCompany } from "#people/accounts/contract-profile.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { companyUpdate } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function company(given: { verified?: boolean } = {}) {
  const boss = await makeRecruiter(api.database.db, { companyVerified: given.verified ?? false });
  return { ...boss, call: await api.as(boss.id) };
}
let serial = 0;
/** A tax code with the right check digit. */
function taxCode(): string {
  for (;;) {
    const digits = String(200_000_000 + ++serial).padStart(9, "0");
    const sum = [31, 29, 23, 19, 17, 13, 7, 5, 3].reduce((all, w, at) => all + w * Number(digits[at]), 0);
    const check = 10 - (sum % 11);
    if (check >= 0 && check <= 9) return digits + check;
  }
}

describe("What a company says of itself", () => {
  it("is changed as a whole or in part, by its administrators", async () => {
    const { call, companyId } = await company();
    const tax_code = taxCode();
    const { data } = await call(companyUpdate, {
      body: {
        name: "  Công ty Bếp Việt ",
        tax_code,
        size_id: 2,
        industry_ids: [1, 2, 2],
        location_id: 27,
        address: "12 Lê Lợi, Huế",
        website: "bepviet.test",
        facebook: "https://www.facebook.com/bepviet",
        youtube: "https://youtube.com/@bepviet",
        other_link: "",
        email: "Hello@bepviet.test",
        phone: "0901234567",
        contact_name: "Mai Lan",
        tagline: "Phần mềm cho bếp nhỏ",
        about: "<p>Xin chào<script>alert(1)</script></p>",
        founded_year: 2015,
        employee_count: "40",
      },
    });
    expect(data.attributes).toMatchObject({
      name: "Công ty Bếp Việt",
      tax_code,
      size_id: 2,
      industry_ids: [1, 2],
      website: "https://bepviet.test",
      other_link: null,
      email: "hello@bepviet.test",
      phone: "+84901234567",
      about: "<p>Xin chào</p>",
      employee_count: 40,
      missing: ["logo"],
      can: { edit: true },
    });
    const part = await call(companyUpdate, { body: { tagline: "" } });
    expect(part.data.attributes).toMatchObject({
      tagline: null,
      founded_year: 2015,
    });
    const member = await api.as((await makeRecruiter(api.database.db, { companyId, member: true })).id);
    expect((await member(companyCompany)).data.attributes?.can.edit).toBe(false);
    expect(await refusal(member(companyUpdate, { body: { tagline: "x" } }))).toMatchObject({ status: 403 });
  });

  it("may be founded in a year that has begun in Vietnam, and not in the next one", async () => {
    const boss = await makeRecruiter(api.database.db);
    api.clock.set(new Date("2027-01-01T01:00:00+07:00"));
    const call = await api.as(boss.id);
    const founded = (founded_year: number) => call(companyUpdate, { body: { founded_year } });
    const { data } = await founded(2027);
    const error = await refusal(founded(2028));
    api.clock.set(monday);
    expect(data.attributes).toMatchObject({ founded_year: 2027 });
    expect(error).toMatchObject({ status: 422, codes: ["founded_later"] });
  });

  it.each([
    [{ name: "" }, "required", "/name"],
    [{ name: "x".repeat(256) }, "length_range", "/name"],
    [{ address: "" }, "required", "/address"],
    [{ industry_ids: [] }, "industry_required", "/industry_ids"],
    [{ industry_ids: [1, 2, 3, 4] }, "too_many_industries", "/industry_ids"],
    [{ industry_ids: [99_999] }, "industry_unknown", "/industry_ids"],
    [{ location_id: 99_999 }, "company_location_unknown", "/location_id"],
    [{ tax_code: "0314409057" }, "tax_code_invalid", "/tax_code"],
    [{ website: "javascript:alert(1)" }, "invalid_url", "/website"],
    [{ facebook: "https://example.test/sen" }, "invalid_url", "/facebook"],
    [{ youtube: "https://youtube.com.evil.test/x" }, "invalid_url", "/youtube"],
    [{ video_url: "https://vimeo.com/1" }, "invalid_url", "/video_url"],
    [{ email: "no" }, "invalid_email", "/email"],
    [{ phone: "12" }, "invalid_phone", "/phone"],
    [{ founded_year: 2090 }, "founded_later", "/founded_year"],
    [{ about: `<p>${"x".repeat(5001)}</p>` }, "length_range", "/about"],
  ])("has limits: %o", async (body, code, pointer) => {
    const { call } = await company();
    expect(await refusal(call(companyUpdate, { body: body as object }))).toMatchObject({
      status: 422,
      codes: [code],
      pointers: [pointer],
    });
  });

  it("has a name and a tax code of its own, also where two take them at once", async () => {
    const { call } = await company();
    const rival = await company();
    const code = taxCode();
    await call(companyUpdate, { body: { name: "Gạo Trắng", tax_code: code } });
    const body = { name: "GAO TRANG", tax_code: `${code}-001` };
    expect(await refusal(rival.call(companyUpdate, { body }))).toMatchObject({
      codes: ["company_name_taken", "tax_code_taken"],
      pointers: ["/name", "/tax_code"],
    });
    const racers = await Promise.all([company(), company()]);
    const both = await Promise.allSettled(
      racers.map((each) => each.call(companyUpdate, { body: { name: "Sóng Xanh" } })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("keeps name and tax code once they are verified", async () => {
    const { call } = await company({ verified: true });
    expect(await refusal(call(companyUpdate, { body: { name: "Tên khác" } }))).toMatchObject({
      status: 409,
      codes: ["company_fixed"],
    });
    await call(companyUpdate, { body: { tagline: "Vẫn đổi được" } });
  });

  it("is not overwritten by somebody who saw it as it was before", async () => {
    const { call } = await company();
    const before = (await call(companyCompany)).data.attributes?.version;
    // A change of the email address raises the version too, although the company page does not show it.
    await call(companyUpdate, { body: { email: "hr@example.test", version: before } });
    const late = { email: "old@example.test", tagline: "Hai", version: before };
    const seen = await refusal(call(companyUpdate, { body: late }));
    expect(seen).toMatchObject({ status: 409, codes: ["company_edited"] });
    expect(seen.meta.now).toMatchObject({ by: "Trần Thị Bình", fields: ["email", "tagline"] });
    await call(companyUpdate, { body: { ...late, version: (seen.meta.now as { version: number }).version } });
  });
});
