import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import yauzl from "yauzl";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeEvaluation } from "#hiring/notes/factory.ts";
import { addPerson, mergePerson } from "#hiring/talent-pools/contract.ts";
import { personBody, team } from "#hiring/talent-pools/testing/team.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title: "Kế toán trưởng" });
  const candidate = await makeCandidate(db, { fullName: "Đỗ Thị Phượng" });
  const key = `cv/sent/${candidate.id}`;
  await api.services.storage.put(key, Buffer.from("%PDF-Phượng"), { contentType: "application/pdf" });
  const summary = { role: "=Kế toán", months: 30, skills: ["Excel", "MISA"] };
  const applicant = await makeApplicant(db, { job, candidate, cv: { key, summary } });
  await db.updateTable("cv_files").set({ scan_state: "clean" }).where("id", "=", applicant.cv.id).execute();
  const rejected = await makeApplicant(db, { job, outcome: "rejected" });
  return { boss, member, job, applicant, rejected };
}

const get = (accountId: number | null, path: string, console = "companies") =>
  fetched(accountId, `/${console}/jobs${path}`);

const fetched = async (accountId: number | null, path: string) =>
  api.app.inject({
    url: `/api/v2${path}`,
    headers: {
      "x-language": "1",
      ...(accountId && { authorization: `Bearer ${await api.token(accountId)}` }),
    },
  });
const rowsOf = (text: string) =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: true }).data;

describe("Downloads of a company", () => {
  it("need a session, and downloads of other companies are not found", async () => {
    const { member, job } = await desk();
    const others = await makeRecruiter(api.database.db);
    for (const path of [".csv", `/${job.id}/candidates.csv`, `/${job.id}/candidates.zip`])
      expect((await get(null, path)).statusCode, path).toBe(401);
    for (const path of [`/${job.id}/candidates.csv`, `/${job.id}/candidates.zip`])
      for (const { id } of [others, member]) expect((await get(id, path)).statusCode, path).toBe(404);
    expect(rowsOf((await get(member.id, ".csv")).body)).toHaveLength(1);
  });

  it("contain the jobs as a table in the reader's language", async () => {
    const { boss, job } = await desk();
    const answer = await get(boss.id, ".csv");
    expect(answer.headers["content-disposition"]).toContain("tin-tuyen-dung.csv");
    // Without a byte order mark Excel does not recognise UTF-8.
    expect(answer.body.startsWith("\uFEFF")).toBe(true);
    const [head, row] = rowsOf(answer.body);
    expect(head?.slice(0, 3)).toEqual(["Mã số", "Tiêu đề", "Trạng thái"]);
    expect(row?.slice(0, 3)).toEqual([String(job.id), "Kế toán trưởng", "Đang hiển thị"]);
    expect(row?.at(-1)).toMatch(/\/viec-lam\/ke-toan-truong-/);
  });

  it("name the client of each job of an agency", async () => {
    const { db } = api.database;
    const { boss } = await desk();
    const consultant = await makeStaff(db, "consultant");
    await makeJob(db, { companyId: boss.companyId, agencyId: consultant.agency_id ?? 0 });
    const { name } = await db
      .selectFrom("companies")
      .select("name")
      .where("id", "=", boss.companyId)
      .executeTakeFirstOrThrow();
    const answer = await get(consultant.id, ".csv", "consultants");
    const [head, row, ...more] = rowsOf(answer.body);
    expect([head?.at(-1), row?.at(-1), more.length]).toEqual(["Khách hàng", name, 0]);
    expect(rowsOf((await get(boss.id, ".csv")).body)[0]).not.toContain("Khách hàng");
  });

  it("contain only those chosen jobs that belong to the company", async () => {
    const { boss, job } = await desk();
    const options = { companyId: boss.companyId, ownerId: boss.id };
    const [second, third] = [
      await makeJob(api.database.db, options),
      await makeJob(api.database.db, options),
    ];
    const others = await makeJob(api.database.db);
    const idsOf = async (query: string) => {
      const [, ...rows] = rowsOf((await get(boss.id, `.csv?${query}`)).body);
      return rows.map(([id]) => Number(id));
    };
    expect(await idsOf(`ids=${job.id}&ids=${third.id}&ids=${others.id}`)).toEqual([third.id, job.id]);
    expect(await idsOf(`ids=${second.id}`)).toEqual([second.id]);
    expect((await get(boss.id, ".csv?ids=x")).statusCode).toBe(400);
  });

  it("contain the applicants of a job, with formulas escaped", async () => {
    const { boss, job } = await desk();
    const [, ...rows] = rowsOf((await get(boss.id, `/${job.id}/candidates.csv`)).body);
    expect(rows).toHaveLength(2);
    expect(rows.find(([, name]) => name === "Đỗ Thị Phượng")).toEqual(
      expect.arrayContaining(["Đang xử lý", "'=Kế toán", "2", "Excel; MISA"]),
    );
    expect(rows.find(([, name]) => name !== "Đỗ Thị Phượng")).toEqual(
      expect.arrayContaining(["Đã từ chối", "Kinh nghiệm chưa phù hợp"]),
    );
  });

  it("contain answers, recommendations and days in the stage, and phones as spreadsheets read them", async () => {
    const { db } = api.database;
    const { boss, member, job, applicant, rejected } = await desk();
    const years = { type: "number", question: "Mấy năm?", answer: 1, meets: false };
    const answers = [years, { type: "yes_no", question: "=Có xe?", answer: true, meets: null }];
    const earlier = [{ type: "short_text", question: "Câu cũ", answer: "+84 chưa", meets: null }, years];
    await db
      .updateTable("jobs")
      .set({ questions: JSON.stringify([{ text: "Mấy năm?" }, { text: "=Có xe?" }]) })
      .where("id", "=", job.id)
      .execute();
    const change = (id: number, answers: object[], phone: string) =>
      db
        .updateTable("applicants")
        .set({ answers: JSON.stringify(answers), phone })
        .set({ stage_changed_at: new Date(api.clock.now().getTime() - 3.5 * 86_400_000) })
        .where("id", "=", id)
        .execute();
    await change(applicant.id, answers, "+84912001233");
    await change(rejected.id, earlier, "+6591234567");
    for (const [recommendation, authorId] of [
      [4, boss.id],
      [3, member.id],
    ] as const)
      await makeEvaluation(db, { applicant, authorId, recommendation });
    const [head = [], ...rows] = rowsOf((await get(boss.id, `/${job.id}/candidates.csv`)).body);
    expect(head.slice(-3)).toEqual(["Mấy năm?", "'=Có xe?", "Câu cũ"]);
    const cells = (id: number, ...names: string[]) =>
      names.map((name) => rows.find((row) => row[0] === String(id))?.[head.indexOf(name)]);
    const names = ["Số điện thoại", "Số ngày ở vòng", "Đề xuất trung bình (1–4)", "Chưa đạt yêu cầu"];
    expect(cells(applicant.id, ...names, ...head.slice(-3))).toEqual([
      ...["0912 001 233", "3", "3.5", "Mấy năm?"],
      ...["1", "Có", ""],
    ]);
    expect(cells(rejected.id, ...names, ...head.slice(-3))).toEqual([
      ...["+65 9123 4567", "3", "", "Mấy năm?"],
      ...["1", "", "'+84 chưa"],
    ]);
  });

  it("contain the available CVs beside the table", async () => {
    const { boss, job, applicant } = await desk();
    const files = await unzip((await get(boss.id, `/${job.id}/candidates.zip`)).rawPayload);
    const cv = `CV/${applicant.id} Đỗ Thị Phượng.pdf`;
    expect([...files.keys()]).toEqual([cv, "ung-vien.csv"]);
    expect(files.get(cv)).toBe("%PDF-Phượng");
    const [head = [], ...rows] = rowsOf(files.get("ung-vien.csv") ?? "");
    const names = rows.map((row) => row[head.indexOf("CV")]);
    expect(names.toSorted()).toEqual(["", cv]);
  });

  it("contain the chosen candidates with the values of all their records, and none of other companies", async () => {
    const [one, other] = [await team(api), await team(api)];
    const add = async (call: typeof one.asBoss, values: object) =>
      Number((await call(addPerson, { body: personBody(values) })).data.id);
    const kept = await add(one.asBoss, { full_name: "Trung Mai", email: "mai@example.test" });
    const merged = await add(one.asBoss, { full_name: "Mai Trung", skills: ["SAP"] });
    await add(one.asBoss, { full_name: "Lê Văn Tùng" });
    const foreign = await add(other.asBoss, {});
    const values = { full_name: kept, email: kept };
    await one.asBoss(mergePerson, { params: { id: merged }, body: { into_id: kept, values } });
    const csv = (accountId: number | null, ids: number[]) =>
      fetched(
        accountId,
        `/companies/candidates.csv?${new URLSearchParams(ids.map((id) => ["ids", String(id)]))}`,
      );
    expect((await csv(null, [kept])).statusCode).toBe(401);
    expect((await csv(one.boss.id, [])).statusCode).toBe(400);
    const answer = await csv(one.boss.id, [kept, foreign]);
    expect(answer.headers["content-disposition"]).toContain("danh-sach-ung-vien.csv");
    const [, row, ...more] = rowsOf(answer.body);
    expect(row?.slice(0, 3)).toEqual([String(kept), "Trung Mai", "mai@example.test"]);
    expect(row?.[6]?.split("; ").toSorted()).toEqual(["Excel", "MISA", "SAP"]);
    expect(more).toEqual([]);
  });
});

function unzip(bytes: Buffer): Promise<Map<string, string>> {
  return new Promise((done, fail) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return fail(error);
      const files = new Map<string, string>();
      zip.on("end", () => done(files));
      zip.on("entry", (entry: yauzl.Entry) =>
        zip.openReadStream(entry, async (_, stream) => {
          files.set(entry.fileName, Buffer.concat(await stream.toArray()).toString());
          zip.readEntry();
        }),
      );
      zip.readEntry();
    });
  });
}
