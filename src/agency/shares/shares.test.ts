import { afterEach, beforeAll, describe, expect, it } from "vitest";
import * as orders from "#agency/job-orders/contract.ts";
import { makeDesk, orderParams } from "#agency/job-orders/testing/desk.ts";
import * as links from "#hiring/share-links/contract.ts";
import type { Caller } from "#kit/call.ts";
import { day, minute } from "#kit/clock.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import { emptyDocument } from "#profiles/candidates/document.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeSharing, work } from "./testing/sharing.ts";

let api: TestApi;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null, { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0" });
});

afterEach(() => later(0));

const later = (ms: number) => api.clock.set(new Date(monday.getTime() + ms));
const tokenOf = ({ urls }: { urls: { url: string }[] }) => ({
  params: { token: urls[0]?.url.split("/").at(-1) ?? "" },
});
const never = ["duyentran92", "907654321", "0903111222", "hai@saomai.test", "1992-03-04", "linkedin"];

describe("Sharing an applicant", () => {
  it("draws the document without contact data, moves the applicant and mails the contact later", async () => {
    const introduction = "Gọi tôi 0907 654 321, zalo: duyentran92. Mười năm trong ngành kho vận";
    const { db, asLead, params, body, contact, applicant } = await makeSharing(api, {
      introduction,
    });
    const made = await asLead(contract.createShare, { params, body });
    expect(made.data).toHaveLength(1);
    expect(made.data[0]?.attributes).toMatchObject({
      state: "open",
      level: "full",
      views: 0,
      opened_at: null,
      recipient: { name: contact.full_name, email: contact.email },
      expires_at: new Date(monday.getTime() + 7 * day).toISOString(),
    });
    const { attributes } = (await visitor(links.sharedCv, tokenOf(made))).data;
    const sent = JSON.stringify(attributes);
    for (const secret of never) expect(sent).not.toContain(secret);
    for (const shown of [
      "Trần Mỹ Duyên",
      "Công ty TNHH Sao Mai",
      "2018-03",
      "kho vận",
      "Phù hợp với kho lạnh",
    ])
      expect(sent).toContain(shown);
    expect(attributes.watermark).toBe("Đỗ Thị Hoa · 02/03/2026");
    const stage = await db
      .selectFrom("applicants as a")
      .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
      .select("s.kind")
      .where("a.id", "=", applicant.id)
      .executeTakeFirstOrThrow();
    expect(stage.kind).toBe(stageKinds.sent_to_client);
    const mail = await db
      .selectFrom("mails")
      .select(["template", "send_at", "to_email"])
      .where("topic", "=", `share:${made.data[0]?.id}`)
      .executeTakeFirst();
    expect(mail).toMatchObject({ template: "shares.shared", to_email: contact.email });
    expect(mail?.send_at).toEqual(new Date(monday.getTime() + minute));
    expect(
      await db
        .selectFrom("submissions")
        .selectAll()
        .where("applicant_id", "=", applicant.id)
        .executeTakeFirst(),
    ).toMatchObject({
      share_id: Number(made.data[0]?.id),
      document_sha256: made.data[0]?.attributes.document_sha256,
      summary: body.summary,
    });
  });

  it("draws the online CV that was sent as the CV file of a person without an account", async () => {
    const { db, asLead, params, body, applicant, person } = await makeSharing(api);
    await db
      .updateTable("candidates")
      .set({ account_id: null })
      .where("id", "=", person.candidateId)
      .execute();
    const document = {
      ...emptyDocument("Trần Mỹ Duyên", "vi"),
      email: "sent@duyen.test",
      introduction: "Viết cho sent@duyen.test",
      work_experiences: [work],
      skills: [{ name: "SAP EWM", years: null }],
    };
    await db
      .updateTable("cv_files")
      .set({ online: JSON.stringify({ document, settings: defaultCvSettings, photoKey: null }) })
      .where("id", "=", applicant.cv_file_id as number)
      .execute();
    const shown = (await asLead(contract.previewShare, { params, body })).data.attributes;
    expect(shown.contact).toEqual([]);
    expect(shown.document).toMatchObject({
      work_experiences: [{ company_name: work.company_name, from: "2018-03" }],
      skills: [{ name: "SAP EWM" }],
    });
    expect(JSON.stringify(shown)).not.toContain("duyen.test");
  });

  it("hides name, employers, schools and months at the level anonymous", async () => {
    const { db, company, asLead, params, body, job } = await makeSharing(api, {
      introduction: "Tôi là Duyên, từng làm ở Sao Mai, tốt nghiệp Đại học Giao thông Vận tải",
    });
    await db
      .updateTable("companies")
      .set({ name_key: `sao mai ${company.id}`, size_id: 3 })
      .where("id", "=", job.company_id)
      .execute();
    const { code } = (await asLead(contract.applicantShares, { params })).meta.applicant;
    const made = await asLead(contract.createShare, {
      params,
      body: { ...body, level: "anonymous", language: 0 },
    });
    const { attributes } = (await visitor(links.sharedCv, tokenOf(made))).data;
    expect(attributes.full_name).toBe(code);
    expect(code).toMatch(/^C-\d{4,}$/);
    const sent = JSON.stringify(attributes);
    for (const secret of [...never, "Duyên", "Sao Mai", "Giao thông", "2018-03", "Lê Hải"])
      expect(sent).not.toContain(secret);
    const { work_experiences: works, educations } = attributes.document as Record<string, object[]>;
    expect(works?.[0]).toMatchObject({ company_name: "Company", from: "2018", to: "2022" });
    expect(educations?.[0]).toMatchObject({ university_name: "Logistics", from: "2010" });
    const pdf = await api.app.inject(`/api/v2/public/share_cvs/${tokenOf(made).params.token}/pdf`);
    expect(pdf.headers["content-disposition"]).toContain(`${code} `);
    const raw = pdf.rawPayload.toString("latin1");
    for (const name of ["Title", "Author", "Creator", "Producer"])
      expect(raw).not.toMatch(new RegExp(`/${name} \\([^)]`));
  });

  it("is refused with the places while contact data is left, and no link exists", async () => {
    const introduction = "Gọi tôi: không chín không bảy sáu năm bốn ba hai một";
    const { db, asLead, params, body, applicant } = await makeSharing(api, { introduction });
    const refused = await refusal(asLead(contract.createShare, { params, body }));
    expect(refused).toMatchObject({ status: 422, codes: ["contact_found"] });
    const shown = await asLead(contract.previewShare, { params, body });
    expect(shown.data.attributes.contact).toEqual(["introduction"]);
    const summary = "Email duyentran92 a còng gmail chấm com";
    const about = { ...body, summary, sections: ["skills" as const] };
    expect(await refusal(asLead(contract.createShare, { params, body: about }))).toMatchObject({
      codes: ["contact_found"],
    });
    const rows = await db
      .selectFrom("share_links")
      .select("id")
      .where("applicant_id", "=", applicant.id)
      .execute();
    expect(rows).toEqual([]);
    const without = { ...body, sections: ["work_experiences" as const] };
    expect((await asLead(contract.createShare, { params, body: without })).data).toHaveLength(1);
  });

  it("needs the consent, an active order, a recipient of the order and room for more links", async () => {
    const sharing = await makeSharing(api, { agreed: false });
    const { asLead, params, body, db } = sharing;
    expect(await refusal(asLead(contract.createShare, { params, body }))).toMatchObject({
      status: 409,
      codes: ["representation_required"],
    });
    const ready = await makeSharing(api);
    const create = (more: object) =>
      ready.asLead(contract.createShare, { params: ready.params, body: { ...ready.body, ...more } });
    expect(await refusal(create({ contact_ids: [sharing.contact.id] }))).toMatchObject({
      status: 422,
      codes: ["recipient_unknown"],
    });
    expect(await refusal(create({ contact_ids: [] }))).toMatchObject({ codes: ["recipient_required"] });
    const first = await create({ contact_ids: [], recipient_name: "Ông Bình" });
    const row = await db
      .selectFrom("share_links")
      .selectAll()
      .where("id", "=", Number(first.data[0]?.id))
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 49 }, (_, n) => {
      const { id: _id, content, ...rest } = row;
      return { ...rest, content: JSON.stringify(content), token_hash: Buffer.from(`${row.id} ${n}`) };
    });
    await db.insertInto("share_links").values(copies).execute();
    expect(await refusal(create({}))).toMatchObject({ status: 409, codes: ["order_links_limit"] });
    const { agencyId } = ready;
    await db.updateTable("agencies").set({ am_review: true }).where("id", "=", agencyId).execute();
    await db.deleteFrom("share_links").where("agency_id", "=", agencyId).execute();
    const back = await db
      .selectFrom("pipeline_stages as s")
      .innerJoin("pipelines as p", "p.id", "s.pipeline_id")
      .select("s.id")
      .where("p.job_id", "=", ready.job.id)
      .where("s.kind", "=", stageKinds.sent_to_am)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("applicants")
      .set({ stage_id: back.id })
      .where("id", "=", ready.applicant.id)
      .execute();
    expect(await refusal(create({}))).toMatchObject({ status: 409, codes: ["am_required"] });
    const rows = await db.selectFrom("share_links").select("id").where("agency_id", "=", agencyId).execute();
    expect(rows).toEqual([]);
    await ready.asAdmin(orders.cancel, { ...orderParams(ready.order), body: { reason_id: 9 } });
    expect(await refusal(create({}))).toMatchObject({ status: 409, codes: ["order_state_changed"] });
  });

  it("is the agency's alone: strangers and colleagues without a part in the order see nothing", async () => {
    const { asLead, asOther, asAm, asAdmin, params, body } = await makeSharing(api);
    const made = await asLead(contract.createShare, { params, body });
    const id = Number(made.data[0]?.id);
    const stranger = await makeDesk(api);
    for (const call of [asOther, stranger.asAdmin]) {
      expect((await call(contract.shares)).data).toEqual([]);
      for (const attempt of [
        () => call(contract.revokeShare, { params: { id } }),
        () => call(contract.renewShare, { params: { id }, body: {} }),
        () => call(contract.createShare, { params, body }),
        () => call(contract.previewShare, { params, body }),
        () => call(contract.applicantShares, { params }),
      ])
        expect(await refusal(attempt())).toMatchObject({ status: 404 });
    }
    for (const call of [asAm, asAdmin])
      expect((await call(contract.shares)).data.map(({ id: link }) => link)).toEqual([String(id)]);
    expect((await asAm(contract.applicantShares, { params })).meta.can.share).toBe(true);
  });
});
