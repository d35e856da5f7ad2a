import { beforeAll, describe, expect, it } from "vitest";
import { averageRecommendation, noteCount } from "#hiring/applications/contributions.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { CallInput } from "#kit/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeEvaluation, makeNote } from "./factory.ts";
import { averageSkills } from "./queries/evaluations.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function team() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const colleague = await makeRecruiter(db, { companyId });
  const outsider = await makeRecruiter(db, { companyId, member: true });
  const job = await makeJob(db, { companyId, ownerId: boss.id, skills: ["Excel", "MISA"] });
  const applicant = await makeApplicant(db, { job });
  const params = { id: applicant.id };
  const call = await api.as(boss.id);
  return {
    boss,
    colleague,
    outsider,
    job,
    applicant,
    params,
    call,
    read: async () => call(contract.evaluations, { params }),
    send: (body: CallInput<typeof contract.evaluate>["body"]) => call(contract.evaluate, { params, body }),
  };
}

describe("Evaluations", () => {
  it("are readable for people who see the applicant: 401, and 404 for others", async () => {
    const { params, outsider } = await team();
    const others = await team();
    const anonymous = await api.as(null);
    const body = { recommendation: 3 };
    for (const [endpoint, input] of [
      [contract.evaluations, { params }],
      [contract.evaluate, { params, body }],
    ] as const) {
      await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      for (const call of [others.call, await api.as(outsider.id)])
        await expect(call(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
    }
  });

  it("of colleagues and their average are hidden until the caller has sent an evaluation", async () => {
    const { applicant, colleague, read, send } = await team();
    await makeEvaluation(api.database.db, { applicant, authorId: colleague.id, recommendation: 4 });
    const before = await read();
    expect(before).toMatchObject({ data: [], meta: { count: 1, hidden: 1, average: null } });
    expect(JSON.stringify(before)).not.toContain("Trả lời rõ ràng");
    const after = await send({
      recommendation: 3,
      skills: [
        { name: "excel", rating: 1 },
        { name: "Giao tiếp", rating: 5 },
        { name: "MISA", rating: null },
      ],
      text: "Tính toán chậm",
    });
    expect(after.meta).toMatchObject({
      count: 2,
      hidden: 0,
      average: {
        recommendation: 3.5,
        skills: [
          { name: "Excel", rating: 2.5, count: 2 },
          { name: "Giao tiếp", rating: 5, count: 1 },
        ],
      },
      job_skills: ["Excel", "MISA"],
    });
    expect(after.data.map(({ attributes }) => attributes.own)).toEqual([false, true]);
  });

  it("are one for each author, who may change it", async () => {
    const { read, send } = await team();
    await Promise.all([
      send({ recommendation: 1 }),
      send({ recommendation: 1 }),
      send({ recommendation: 1 }),
    ]);
    await send({ recommendation: 4, text: "Đã nghĩ lại" });
    const { data, meta } = await read();
    expect(meta).toMatchObject({ count: 1, average: { recommendation: 4 } });
    expect(data[0]?.attributes).toMatchObject({ text: "Đã nghĩ lại", edited_at: expect.any(String) });
  });

  it.each([
    [{ recommendation: 5 }, "/recommendation", "recommendation_required"],
    [{ recommendation: "" }, "/recommendation", "recommendation_required"],
    [{ recommendation: 3, skills: [{ name: "Excel", rating: 6 }] }, "/skills/0/rating", "rating_invalid"],
    [{ recommendation: 3, skills: [{ name: "", rating: 2 }] }, "/skills/0/name", "required"],
    [
      { recommendation: 3, skills: ["Excel", "excel"].map((name) => ({ name, rating: 2 })) },
      "/skills/1/name",
      "skill_twice",
    ],
  ])("of %j are refused at their field", async (body, pointer, code) => {
    const { send } = await team();
    expect(await refusal(send(body as never))).toMatchObject({
      status: 422,
      pointers: [pointer],
      codes: [code],
    });
  });

  it("rate twenty skills or attributes at most", async () => {
    const { send } = await team();
    const skills = Array.from({ length: 21 }, (_, n) => ({ name: `Kỹ năng ${n}`, rating: 3 }));
    expect(await refusal(send({ recommendation: 3, skills }))).toMatchObject({
      status: 422,
      pointers: ["/skills"],
    });
  });

  it("are averaged by skill, without regard to accents", () => {
    const rated = (name: string, rating: number) => [{ name, rating }];
    expect(averageSkills([rated("Kế toán", 5), rated("ke toan", 4), rated("KẾ TOÁN", 4)])).toEqual([
      { name: "Kế toán", rating: 4.3, count: 3 },
    ]);
  });
});

it("A card has the number of notes, and the average once its reader has evaluated", async () => {
  const { db } = api.database;
  const { applicant, boss, colleague, send } = await team();
  const recruiter: HiringActor = {
    kind: "company",
    accountId: boss.id,
    isAdmin: true,
    scope: { company: boss.companyId },
  };
  await makeNote(db, { applicant, authorId: boss.id });
  await makeNote(db, { applicant, authorId: colleague.id });
  await makeEvaluation(db, { applicant, authorId: colleague.id, recommendation: 4 });
  const card = () =>
    db
      .selectFrom("applicants as a")
      .select([noteCount(recruiter).as("notes"), averageRecommendation(recruiter).as("average")])
      .where("a.id", "=", applicant.id)
      .executeTakeFirst();
  expect(await card()).toEqual({ notes: 2, average: null });
  await send({ recommendation: 1 });
  expect(await card()).toEqual({ notes: 2, average: 2.5 });
});
