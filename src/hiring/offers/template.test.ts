import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { editOfferTemplate, offerTemplate, previewOffer } from "./contract-template.ts";
import { bothSides, of, refusalWith, terms } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

const texts = {
  welcome: "We look forward to you",
  welcome_vn: "Chào mừng bạn đến với chúng tôi",
  workplace: "12 Nguyễn Huệ",
  benefits: "Health insurance\n13th salary",
  benefits_vn: "Bảo hiểm sức khỏe\nLương tháng 13",
  clauses_vn: "Bảo mật thông tin",
};

/** Returns the letters that an offer with the usual terms would have. */
const preview = async ({ employer, at }: Awaited<ReturnType<typeof bothSides>>, body: object = {}) =>
  (await employer(previewOffer, { ...at, body: { ...terms, ...body } })).data.attributes.letters;

describe("The template of letters of offer", () => {
  it("is changed by administrators, and read by the people of its workspace", async () => {
    const [own, others] = [await bothSides(api), await bothSides(api)];
    const { db } = api.database;
    const member = await api.as(
      (await makeRecruiter(db, { companyId: own.recruiter.companyId, member: true })).id,
    );
    const anonymous = await api.as(null);
    await expect(anonymous(offerTemplate)).rejects.toMatchObject({ status: 401 });
    await expect(anonymous(editOfferTemplate, { body: texts })).rejects.toMatchObject({ status: 401 });
    await expect(own.seeker(offerTemplate)).rejects.toMatchObject({ status: 403 });
    await expect(member(editOfferTemplate, { body: texts })).rejects.toMatchObject({ status: 403 });
    expect((await member(offerTemplate)).data.attributes).toMatchObject({
      welcome: null,
      letter_in: "candidate",
      needs_approval: false,
      can: { edit: false },
    });
    const { data } = await own.employer(editOfferTemplate, { body: { ...texts, letter_in: "both" } });
    expect(data.attributes).toMatchObject({ ...texts, letter_in: "both", version: 1, can: { edit: true } });
    expect((await member(offerTemplate)).data.attributes).toMatchObject(texts);
    expect((await others.employer(offerTemplate)).data.attributes.welcome).toBeNull();
    await own.employer(editOfferTemplate, { body: { welcome: "Hello", version: 1 } });
    await expect(
      own.employer(editOfferTemplate, { body: { welcome: "Hi", version: 1 } }),
    ).rejects.toMatchObject(refusalWith("offer_template_edited"));
  });

  it("belongs to an agency as to a company", async () => {
    const { db } = api.database;
    const staff = async () => {
      const agency = await makeAgency(db);
      return api.as((await makeStaff(db, "consultant", { agencyId: agency.id })).id);
    };
    const [own, other] = [await staff(), await staff()];
    const { data } = await own(endpointOf("consultant", editOfferTemplate), { body: texts });
    expect(data.attributes).toMatchObject(texts);
    expect((await other(endpointOf("consultant", offerTemplate))).data.attributes.welcome).toBeNull();
  });
});

describe("The letter of an offer", () => {
  it("has the template's texts in the candidate's language, and those of the other language where one is missing", async () => {
    const side = await bothSides(api);
    await side.employer(editOfferTemplate, { body: texts });
    const { id } = side.candidate;
    await api.database.db.updateTable("accounts").set({ language: 1 }).where("id", "=", id).execute();
    const [letter, ...others] = await preview(side, { message: "Hẹn gặp bạn", salary_basis: "net" });
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      language: "vi",
      sections: [
        { title: "Chế độ đãi ngộ", lines: ["Bảo hiểm sức khỏe", "Lương tháng 13"] },
        { title: "Điều khoản khác", lines: ["Bảo mật thông tin"] },
      ],
    });
    expect(letter?.paragraphs.slice(1)).toEqual([texts.welcome_vn, "Hẹn gặp bạn"]);
    expect(letter?.facts).toContainEqual(["Địa chỉ làm việc", texts.workplace]);
    expect(letter?.facts).toContainEqual(["Mức lương", "25.000.000 đ mỗi tháng (net)"]);
  });

  it("is in both languages where the workspace wants that, and shows the errors of the terms", async () => {
    const side = await bothSides(api);
    await side.employer(editOfferTemplate, { body: { ...texts, letter_in: "both" } });
    const letters = await preview(side);
    expect(letters.map(({ language }) => language)).toEqual(["vi", "en"]);
    expect(letters[1]?.sections[1]).toEqual({ title: "Further terms", lines: ["Bảo mật thông tin"] });
    await expect(preview(side, { monthly_salary: 25 })).rejects.toMatchObject(
      refusalWith("salary_meant_million", 422),
    );
    expect((await side.employer(contract.applicantOffers, side.at)).data).toEqual([]);
  });

  it("is previewed by those alone who may see the applicant", async () => {
    const [own, others] = [await bothSides(api), await bothSides(api)];
    const input = { ...own.at, body: terms };
    await expect((await api.as(null))(previewOffer, input)).rejects.toMatchObject({ status: 401 });
    await expect(own.seeker(previewOffer, input)).rejects.toMatchObject({ status: 403 });
    await expect(others.employer(previewOffer, input)).rejects.toMatchObject({ status: 404 });
  });

  it("stays as it was sent when the template changes", async () => {
    const side = await bothSides(api);
    await side.employer(editOfferTemplate, { body: { ...texts, letter_in: "both" } });
    const offer = await side.create();
    await side.employer(contract.sendOffer, of(offer));
    await side.employer(editOfferTemplate, { body: { welcome: "Other words" } });
    const [sent] = await side.offers();
    expect(sent?.attributes.letter_in).toBe("both");
    const row = await api.database.db
      .selectFrom("offers")
      .select("letter")
      .where("id", "=", Number(offer.id))
      .executeTakeFirst();
    expect(row?.letter).toMatchObject({ welcome: texts.welcome, letter_in: "both" });
  });

  it("shows the logo of the company, and is a PDF in both languages", async () => {
    const side = await bothSides(api);
    const open = async (id: string) =>
      api.app.inject({
        url: `/api/v2/companies/offers/${id}/letter`,
        headers: { authorization: `Bearer ${await api.token(side.recruiter.id)}` },
      });
    const offer = await side.create();
    const plain = (await open(offer.id)).rawPayload;
    const key = `logo/letter/${side.recruiter.companyId}`;
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#0a7f5a" } })
      .png()
      .toBuffer();
    await api.services.storage.put(key, png, { contentType: "image/png" });
    await api.database.db
      .updateTable("companies")
      .set({ logo_key: key })
      .where("id", "=", side.recruiter.companyId)
      .execute();
    await side.employer(editOfferTemplate, { body: { letter_in: "both" } });
    const { rawPayload, headers } = await open(offer.id);
    expect(headers["content-type"]).toBe("application/pdf");
    const pdf = rawPayload.toString("latin1");
    expect(pdf).toContain("/Subtype /Image");
    expect(plain.toString("latin1")).not.toContain("/Subtype /Image");
    const pagesOf = (text: string) => text.match(/\/Type \/Page\b/g)?.length;
    expect([pagesOf(plain.toString("latin1")), pagesOf(pdf)]).toEqual([1, 2]);
  });
});
