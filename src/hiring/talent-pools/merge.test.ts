import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { mergedFields } from "./terms.ts";
import { personBody, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk() {
  const { asBoss } = await team(api);
  return {
    asBoss,
    add: async (values: object) =>
      Number((await asBoss(contract.addPerson, { body: personBody(values) })).data.id),
    shown: async (id: number) => (await asBoss(contract.personOf, { params: { id } })).data,
    merge: (id: number, into_id: number, values = {}) =>
      asBoss(contract.mergePerson, { params: { id }, body: { into_id, values } }),
    undo: (id: number) => asBoss(contract.unmergePerson, { params: { id } }),
  };
}

describe("The values of merged people", () => {
  it("are the chosen ones, until the merge is undone", async () => {
    const { add, shown, merge, undo } = await desk();
    const older = await add({ full_name: "Mai Trung", email: "old@example.test", birth_year: 1988 });
    const newer = await add({ full_name: "Trung Mai", email: "new@example.test", birth_year: 1990 });
    await merge(newer, older, { full_name: older, birth_year: newer });
    expect((await shown(newer)).attributes).toMatchObject({
      full_name: "Mai Trung",
      birth_year: 1990,
      // Without a choice, the newest value counts.
      email: "new@example.test",
    });
    await undo(newer);
    expect((await shown(older)).attributes).toMatchObject({ full_name: "Mai Trung", birth_year: 1988 });
    expect((await shown(newer)).attributes).toMatchObject({ full_name: "Trung Mai", birth_year: 1990 });
  });

  it("are chosen from the two people only, and a person without a value gives none", async () => {
    const { add, shown, merge } = await desk();
    const [one, other, third] = [await add({ job_title: null }), await add({}), await add({})];
    const refused = await refusal(merge(one, other, { email: third }));
    expect(refused).toMatchObject({ status: 422, codes: ["invalid"] });
    expect((await shown(one)).id).toBe(String(one));
    await merge(one, other, { job_title: one });
    expect((await shown(one)).attributes.job_title).toBe("Kế toán trưởng");
  });

  it("are the chosen ones after any merges, and the earlier ones after each was undone", async () => {
    const { add, shown, merge, undo } = await desk();
    const people: number[] = [];
    for (const n of [1, 2, 3, 4])
      people.push(
        await add({
          full_name: `Người Thứ ${["Nhất", "Hai", "Ba", "Tư"][n - 1]}`,
          job_title: n === 2 ? null : `Chức danh ${n}`,
          birth_year: 1980 + n,
        }),
      );
    const valuesOf = async (id: number) => {
      const { attributes } = await shown(id);
      return Object.fromEntries(mergedFields.map((field) => [field, attributes[field]]));
    };
    const step = fc.record({
      pair: fc.shuffledSubarray(people, { minLength: 2, maxLength: 2 }),
      fromFirst: fc.record(Object.fromEntries(mergedFields.map((field) => [field, fc.boolean()]))),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const undos: (() => Promise<void>)[] = [];
        for (const { pair, fromFirst } of steps) {
          const [id, into] = [await shown(pair[0]!), await shown(pair[1]!)].map((each) => Number(each.id));
          if (id === undefined || into === undefined || id === into) continue;
          const before = { [id]: await valuesOf(id), [into]: await valuesOf(into) };
          const chosen = mergedFields.map((field) => [field, fromFirst[field] ? id : into] as const);
          api.clock.advance(1000);
          await merge(id, into, Object.fromEntries(chosen));
          const merged = await valuesOf(into);
          for (const [field, side] of chosen) {
            const value = before[side]![field];
            if (value !== null) expect(merged[field], field).toBe(value);
          }
          undos.push(async () => {
            await undo(id);
            expect({ [id]: await valuesOf(id), [into]: await valuesOf(into) }).toEqual(before);
          });
        }
        for (const back of undos.toReversed()) await back();
      }),
      { numRuns: 12 },
    );
  });
});
