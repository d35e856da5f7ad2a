import { beforeAll, expect, it } from "vitest";
import { people } from "#hiring/talent-pools/contract.ts";
import { personFacts } from "#hiring/talent-pools/contract-facts.ts";
import type { Caller } from "#kit/call.ts";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Returns a caller of the endpoints of an agency, as one of its consultants. */
async function consultant(agencyId?: number): Promise<{ agencyId: number; call: Caller }> {
  const { db } = api.database;
  const agency = agencyId ?? (await makeAgency(db)).id;
  const { id } = await makeStaff(db, "consultant", { agencyId: agency, member: true });
  const own = await api.as(id);
  const call: Caller = (endpoint, input) => own(endpointOf("consultant", endpoint), input);
  return { agencyId: agency, call };
}

const file = () => new File(["full_name,email\nĐỗ Hạnh,hanh@example.test\n"], "ung-vien.csv");
const ofCandidates = () => ({ body: { kind: "candidates" as const }, files: { file: file() } });

it("A table of candidates becomes people of the agency, whatever its client and other agencies have", async () => {
  const [one, other] = [await consultant(), await consultant()];
  const company = await api.as((await makeRecruiter(api.database.db)).id);
  for (const call of [one.call, other.call, company]) {
    const { id, attributes } = (await call(contract.upload, ofCandidates())).data;
    expect(attributes).toMatchObject({ kind: "candidates", problem_count: 0, can: { confirm: true } });
    const at = { params: { id: Number(id) }, body: { agreed: true } };
    expect((await call(contract.confirm, at)).data.attributes.status).toBe("done");
    expect((await call(people, {})).data.map((person) => person.attributes.full_name)).toEqual(["Đỗ Hạnh"]);
  }
  // The agency's own people are compared: the same table again has a problem.
  const again = (await one.call(contract.upload, ofCandidates())).data.attributes;
  expect(again.problems).toMatchObject([{ code: "candidate_exists" }]);
});

it("A table of an agency is its owner's alone, and needs a consultant's session", async () => {
  const { agencyId, call } = await consultant();
  const { id } = (await call(contract.upload, ofCandidates())).data;
  const params = { id: Number(id) };
  const strangers = [(await consultant(agencyId)).call, (await consultant()).call];
  strangers.push(await api.as((await makeRecruiter(api.database.db)).id));
  const visitor = await api.as(null);
  const calls = (stranger: Caller) => [
    () => stranger(contract.importDetail, { params }),
    () => stranger(contract.confirm, { params, body: { agreed: true } }),
    () =>
      stranger(contract.assign, { params, body: { columns: ["full_name", "email"], first_is_data: false } }),
  ];
  for (const stranger of strangers)
    for (const asked of calls(stranger)) expect(await refusal(asked())).toMatchObject({ status: 404 });
  for (const asked of calls((endpoint, input) => visitor(endpointOf("consultant", endpoint), input)))
    expect(await refusal(asked())).toMatchObject({ status: 401 });
  await call(contract.assign, { params, body: { columns: ["full_name", null], first_is_data: false } });
  expect((await call(contract.importDetail, { params })).data.attributes.columns).toEqual(["full_name"]);
});

it("A table of jobs is refused for an agency, whose jobs are job orders", async () => {
  const { call } = await consultant();
  const files = { file: new File(["Title\nKế toán trưởng\n"], "tin.csv") };
  const refused = { status: 422, codes: ["import_kind"], pointers: ["/kind"] };
  const upload = call(contract.upload, { body: { kind: "jobs" }, files });
  expect(await refusal(upload)).toMatchObject(refused);
  const template = call(contract.template, { query: { kind: "jobs" } });
  expect(await refusal(template)).toMatchObject(refused);
});

it("A table of another product, with its columns in another order, has what the agency records about people", async () => {
  const { agencyId, call } = await consultant();
  const owner = await makeStaff(api.database.db, "consultant", { agencyId });
  const table = [
    "Tags;DNC;Desired Salary;Employer;Candidate;Notice Period;Recruiter;E-mail;Years of experience;Current CTC;Languages;Last Contacted",
    `key, fin;yes;45 triệu;FPT;Lê Hà;2 months;${owner.email};le.ha@example.test;7 years;30.000.000 đ;English: Advanced, Japanese;20/02/2026`,
    "; ;;;Trần An;;;tran.an@example.test;;;;",
  ].join("\n");
  const upload = (text: string) =>
    call(contract.upload, { body: { kind: "candidates" }, files: { file: new File([text], "export.csv") } });
  const { id, attributes } = (await upload(table)).data;
  expect(attributes).toMatchObject({ problem_count: 0, unknown_columns: [], can: { confirm: true } });
  await call(contract.confirm, { params: { id: Number(id) }, body: { agreed: true } });
  const all = (await call(people, {})).data;
  const facts = async (name: string) => {
    const person = all.find((each) => each.attributes.full_name === name);
    return (await call(personFacts, { params: { id: Number(person?.id) } })).data.attributes;
  };
  expect(await facts("Lê Hà")).toMatchObject({
    current_company: "FPT",
    years: 7,
    salary_now: 30_000_000,
    salary_wanted: 45_000_000,
    notice_days: 60,
    languages: [
      { language: 0, proficiency: 2 },
      { language: 1, proficiency: 0 },
    ],
    owner_id: owner.id,
    tags: ["key", "fin"],
    contacted_on: "2026-02-20",
    do_not_contact: true,
  });
  expect(await facts("Trần An")).toMatchObject({
    years: null,
    salary_wanted: null,
    tags: [],
    do_not_contact: false,
  });
  const other = await makeStaff(api.database.db, "consultant", { agencyId: (await consultant()).agencyId });
  const wrong = await upload(
    [
      "Full name,Email,Owner,Years,Expected salary,Languages,Do not contact",
      `Vũ Bình,vu.binh@example.test,${other.email},99,2000 USD,Elvish,maybe`,
    ].join("\n"),
  );
  expect(wrong.data.attributes.problems.map(({ column, code }) => [column, code]).sort()).toEqual([
    ["do_not_contact", "flag_unreadable"],
    ["languages", "language_unknown"],
    ["owner", "owner_unknown"],
    ["salary_wanted", "monthly_salary_unreadable"],
    ["years", "invalid"],
  ]);
  const small = await upload(
    "Full name,Email,Expected salary,Current salary\nVũ An,vu.an@example.test,2500,0\n",
  );
  expect(small.data.attributes.problems).toMatchObject([{ column: "salary_wanted", value: "2500" }]);
  // A company has none of these columns.
  const company = await api.as((await makeRecruiter(api.database.db)).id);
  const ofCompany = await company(contract.upload, {
    body: { kind: "candidates" },
    files: { file: new File(["Full name,Email,Owner,Tags\nLê Hà,ha2@example.test,x,y\n"], "a.csv") },
  });
  expect(ofCompany.data.attributes).toMatchObject({
    columns: ["full_name", "email"],
    unknown_columns: ["Owner", "Tags"],
  });
});
