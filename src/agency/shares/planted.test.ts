import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { readCvText } from "#profiles/cv/read-text.ts";
import {
  account,
  phone,
  plantedTexts,
  spokenSpellings,
  squashed,
} from "#profiles/cv/testing/planted-contact.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { isDeep } from "#test/examples.ts";
import { makeSharing, work } from "./testing/sharing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

type Sharing = Awaited<ReturnType<typeof makeSharing>>;
type Plant = (sharing: Sharing, text: string) => Promise<unknown>;

const entry =
  (section: string, dataOf: (text: string) => object): Plant =>
  ({ db, person }, text) =>
    db
      .insertInto("candidate_entries")
      .values({ account_id: person.id, section, data: JSON.stringify(dataOf(text)), rank: 9 })
      .execute();
const field =
  (name: "introduction" | "executive_summary" | "job_title"): Plant =>
  ({ db, person }, text) =>
    db
      .updateTable("candidate_profiles")
      .set({ [name]: text })
      .where("account_id", "=", person.id)
      .execute();

/** The places of a CV in which a contact can be, by their names. */
const places: Readonly<Record<string, Plant>> = {
  introduction: field("introduction"),
  executive_summary: field("executive_summary"),
  job_title: field("job_title"),
  employer: entry("work_experiences", (text) => ({ ...work, company_name: text })),
  position: entry("work_experiences", (text) => ({ ...work, job_title: text })),
  duties: entry("work_experiences", (text) => ({ ...work, description: text })),
  school: entry("educations", (text) => ({
    university_name: text,
    degree: 4,
    major: "Logistics",
    from: null,
    to: null,
    description: text,
  })),
  skill: entry("skills", (name) => ({ name, years: null })),
  certificate: entry("certificates", (name) => ({ name, issue_date: null, description: name })),
  achievement: entry("achievements", (name) => ({ name, description: name })),
  referencer: entry("referencers", (text) => ({
    name: text,
    company: text,
    email: null,
    phone: null,
    description: text,
  })),
  full_name: ({ db, applicant }, text) =>
    db
      .updateTable("applicants")
      .set({ full_name: `Duyên ${text}`.slice(0, 100) })
      .where("id", "=", applicant.id)
      .execute(),
  summary: async ({ body }, text) => {
    body.summary = text;
  },
};
const all = Object.entries(places);

/** CVs with a contact, each in the next place. Spoken spellings are in the places whose texts nothing removes. */
const planted = [
  ...plantedTexts.map((text, index) => ({ text, place: all[index % all.length] as (typeof all)[number] })),
  ...spokenSpellings.map((text, index) => ({ text, place: all[index % all.length] as (typeof all)[number] })),
];
// Each CV is drawn as a PDF and read again. leaks.test.ts searches the texts of all of them without files.
const chosen = isDeep ? planted : planted.filter((_, index) => index % 109 === 95);

it("No CV with a planted contact gives a link that shows the contact", async () => {
  const leaks: object[] = [];
  const counts = { refused: 0, cleaned: 0 };
  for (const [index, { text, place }] of chosen.entries()) {
    const [name, plant] = place;
    const sharing = await makeSharing(api);
    await plant(sharing, text);
    const answer = await send(sharing, index % 3 === 2 ? "anonymous" : "full");
    const links = await sharing.db
      .selectFrom("share_links")
      .select("id")
      .where("applicant_id", "=", sharing.applicant.id)
      .execute();
    if (answer.statusCode === 422) {
      counts.refused += 1;
      const codes: string[] = answer.json().errors.map(({ code }: { code: string }) => code);
      expect({ text, name, codes, links }).toEqual({ text, name, codes: ["contact_found"], links: [] });
      continue;
    }
    expect({ text, name, status: answer.statusCode }).toEqual({ text, name, status: 201 });
    counts.cleaned += 1;
    const shown = squashed(await everythingAt(answer.json().urls[0].url));
    // A spoken spelling is in the texts as it was planted; the others as the number or the account.
    const traces = spokenSpellings.includes(text) ? [squashed(text)] : [phone, account];
    if (traces.some((trace) => shown.includes(trace))) leaks.push({ text, name });
  }
  expect(leaks).toEqual([]);
  expect(counts.refused).toBeGreaterThan(0);
  expect(counts.cleaned).toBeGreaterThan(0);
}, 900_000);

it("A summary with a contact is refused in each spelling, and no link exists", async () => {
  const sharing = await makeSharing(api);
  const spellings = [...plantedTexts, ...spokenSpellings];
  for (const summary of isDeep ? spellings : spellings.filter((_, index) => index % 36 === 3)) {
    sharing.body.summary = summary;
    const answer = await send(sharing, "full");
    const pointer = answer.json().errors?.[0]?.source?.pointer;
    expect({ summary, status: answer.statusCode, pointer }).toEqual({
      summary,
      status: 422,
      pointer: "/summary",
    });
  }
  const links = await sharing.db
    .selectFrom("share_links")
    .select("id")
    .where("applicant_id", "=", sharing.applicant.id)
    .execute();
  expect(links).toEqual([]);
}, 900_000);

async function send({ lead, params, body }: Sharing, level: string) {
  return api.app.inject({
    method: "POST",
    url: `/api/v2/consultants/applicants/${params.id}/share_cvs`,
    headers: { authorization: `Bearer ${await api.token(lead.id)}` },
    payload: { ...body, level },
  });
}

/** Returns the texts that a recipient gets: the page's answer, the name of the file, its text and its metadata. */
async function everythingAt(url: string): Promise<string> {
  const address = `/api/v2/public/share_cvs/${url.split("/").at(-1)}`;
  const page = await api.app.inject(address);
  const file = await api.app.inject(`${address}/pdf`);
  const path = join(api.services.config.DATA_DIR, "planted.pdf");
  await writeFile(path, file.rawPayload);
  const read = await readCvText(path, "pdf");
  const raw = file.rawPayload.toString("latin1");
  expect(raw).not.toMatch(/\/(Title|Author|Subject|Keywords) \([^)]+\)/);
  return [
    JSON.stringify({ ...page.json().data.attributes, beacon: null, watermark: null }),
    file.headers["content-disposition"],
    "text" in read ? read.text : "",
  ].join("\n");
}
