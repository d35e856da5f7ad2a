import { expect, it } from "vitest";
import { me } from "#people/accounts/contract.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

it("remembers the first set-up", async () => {
  const api = await testApi();
  const call = await api.as((await makeCandidate(api.database.db)).id);
  const read = async () => (await call(contract.profileShow)).data.attributes;
  await call(contract.onboardingUpdate, { body: { step: 3 } });
  expect(await read()).toMatchObject({ onboarding_step: 3, skip_onboarding: false });
  await call(contract.onboardingUpdate, { body: { skipped: true } });
  expect((await call(me)).data.attributes).toMatchObject({
    skip_onboarding: true,
    is_on_boarding_success: false,
  });
  await call(contract.onboardingUpdate, { body: { finished: true } });
  expect((await call(me)).data.attributes).toMatchObject({ is_on_boarding_success: true });
});
