import fc from "fast-check";
import { expect, it } from "vitest";
import { DocIdMap } from "./doc-id-map.ts";

it("The doc id of each job id is the last one that was set, as in a Map", () => {
  const id = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(1023, 1024, 10_000_000_001));
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.option(fc.nat(5000)))), (actions) => {
      const docIds = new DocIdMap();
      const map = new Map<number, number>();
      for (const [of, docId] of actions) {
        if (docId === null) {
          docIds.delete(of);
          map.delete(of);
        } else {
          docIds.set(of, docId);
          map.set(of, docId);
        }
        expect(docIds.size).toBe(map.size);
      }
      for (const [of] of actions) expect(docIds.get(of)).toBe(map.get(of) ?? -1);
    }),
  );
});
