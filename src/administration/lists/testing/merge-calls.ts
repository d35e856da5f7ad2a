import type { Caller } from "#kit/call.ts";
import type * as contract from "../contract.ts";
import type * as acts from "../contract-acts.ts";

export type Merge = typeof acts.categoryMerge;

/** Returns functions that ask for the plan of a merge, run a merge with its plan, and restore a retired row. */
export function mergeCalls(caller: () => Caller) {
  const preview = async (endpoint: Merge, id: number, into_id: number) => {
    const body = { version: 1, into_id, preview: true };
    return (await caller()(endpoint, { params: { id }, body })).data.attributes;
  };
  return {
    preview,
    async run(endpoint: Merge, id: number, into_id: number) {
      const { plan_hash, loser } = await preview(endpoint, id, into_id);
      const body = { version: loser.version, into_id, plan_hash, preview: false };
      return (await caller()(endpoint, { params: { id }, body })).data.attributes;
    },
    async restore(endpoint: typeof acts.categoryRestore, row: typeof contract.categoryRow, id: number) {
      const { data } = await caller()(row, { params: { id } });
      return caller()(endpoint, { params: { id }, body: { version: data.attributes.version } });
    },
  };
}
