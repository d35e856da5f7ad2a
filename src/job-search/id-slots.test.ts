import fc from "fast-check";
import { expect, it } from "vitest";
import { IdSlots } from "./id-slots.ts";

it("The slot of each id is what was put last, as a Map would have it", () => {
  const id = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(1023, 1024, 10_000_000_001));
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.option(fc.nat(5000)))), (acts) => {
      const slots = new IdSlots();
      const map = new Map<number, number>();
      for (const [of, slot] of acts) {
        if (slot === null) {
          slots.delete(of);
          map.delete(of);
        } else {
          slots.set(of, slot);
          map.set(of, slot);
        }
        expect(slots.size).toBe(map.size);
      }
      for (const [of] of acts) expect(slots.get(of)).toBe(map.get(of) ?? -1);
    }),
  );
});
