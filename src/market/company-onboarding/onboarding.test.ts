import { beforeAll, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { me, register } from "#people/accounts/contract.ts";
import { companyCompany } from "#people/accounts/contract-profile.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { makeVerification } from "#people/company-settings/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { onboardingShow, onboardingUpdate } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

it("Setting up begins with the registration of a company, is resumed at its step and ends", async () => {
  const visitor = await api.as(null);
  const { data } = await visitor(register, {
    body: {
      email: "chu@onboarding.test",
      password: "mot-hai-ba-bon",
      full_name: "Lê Chủ",
      user_type: 2,
      company_name: "Công ty Mới Mở",
      phone: "0901234567",
    },
  });
  const boss = await api.as(Number(data.id));
  const own = async () => (await boss(me)).data.attributes.onboarding_step;
  expect(await own()).toBe(1);
  const nothing = { details: false, logo: false, team: false, job: false, verification: false };
  expect((await boss(onboardingShow)).data.attributes).toEqual({ step: 1, done: nothing });
  const before = (await boss(companyCompany)).data.attributes?.version;
  await boss(onboardingUpdate, { body: { step: 3 } });
  expect(await own()).toBe(3);
  // The company's own data has not changed.
  expect((await boss(companyCompany)).data.attributes?.version).toBe(before);
  await boss(onboardingUpdate, { body: { skipped: true } });
  expect(await own()).toBeNull();
  await boss(onboardingUpdate, { body: { step: 4 } });
  await boss(onboardingUpdate, { body: { finished: true } });
  expect((await boss(onboardingShow)).data.attributes.step).toBeNull();
});

it("Knows what there is already", async () => {
  const { db } = api.database;
  const boss = await makeRecruiter(db, { companyVerified: false });
  await makeVerification(db, boss);
  await makeRecruiter(db, { companyId: boss.companyId, member: true });
  await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: monday, state: "draft" });
  const { attributes } = (await (await api.as(boss.id))(onboardingShow)).data;
  expect(attributes).toEqual({
    step: null,
    done: { details: false, logo: false, team: true, job: true, verification: true },
  });
});

it("Belongs to a company's administrators", async () => {
  const boss = await makeRecruiter(api.database.db);
  const member = await makeRecruiter(api.database.db, { companyId: boss.companyId, member: true });
  const [call, visitor] = [await api.as(member.id), await api.as(null)];
  for (const [who, status] of [
    [call, 403],
    [visitor, 401],
  ] as const) {
    expect(await refusal(who(onboardingShow))).toMatchObject({ status });
    expect(await refusal(who(onboardingUpdate, { body: { step: 2 } }))).toMatchObject({ status });
  }
  const own = await api.as(boss.id);
  for (const step of [0, 5, "x"])
    expect(await refusal(own(onboardingUpdate, { body: { step } as never }))).toMatchObject({
      status: 422,
      pointers: ["/step"],
    });
});
