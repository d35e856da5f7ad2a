import * as people from "#hiring/talent-pools/contract.ts";
import { editFacts } from "#hiring/talent-pools/contract-facts.ts";
import { personBody } from "#hiring/talent-pools/testing/team.ts";
import { makeAgency, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import type { TestApi } from "#test/api.ts";
import { searchPeople } from "../contract.ts";

export const add = endpointOf("consultant", people.addPerson);
export const edit = endpointOf("consultant", people.editPerson);
export const remove = endpointOf("consultant", people.deletePerson);
export const merge = endpointOf("consultant", people.mergePerson);
export const unmerge = endpointOf("consultant", people.unmergePerson);

/** Creates an agency with an administrator, and functions that add people and search them. */
export async function agencyOf(api: TestApi) {
  const { db } = api.database;
  const { id: agencyId } = await makeAgency(db);
  const boss = await makeStaff(db, "consultant", { agencyId });
  const call = await api.as(boss.id);
  return {
    agencyId,
    boss,
    call,
    add: async (values: object, facts: object = {}) => {
      const { data } = await call(add, { body: personBody({ skills: [], ...values }) as never });
      const id = Number(data.id);
      await call(editFacts, { params: { id }, body: facts });
      return id;
    },
    find: async (query: string, filters: object = {}) =>
      (await call(searchPeople, { body: { query, filters } })).data.map(({ id }) => Number(id)).sort(),
  };
}
