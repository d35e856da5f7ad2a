import type { OrderKind, OrderStatus } from "#agency/job-orders/terms.ts";
import type { StageKind } from "#people/companies/pipeline.ts";
import { randomOf } from "../random.ts";
import type { DemoCandidate, Role, RoleFamily } from "../types.ts";
import { headhunted } from "./people.ts";

/** A person on the board of an order. */
export interface DemoIntroduced {
  person: DemoCandidate;
  stage: StageKind;
  /** Days since the person was added to the board, and since the last move. */
  added: number;
  moved: number;
  end: "rejected" | "withdrawn" | null;
}

export interface DemoOrder {
  /** The position in the list of active clients. */
  client: number;
  family: RoleFamily;
  role: Role;
  status: OrderStatus;
  kind: OrderKind;
  headCount: number;
  confidential: boolean;
  /** `replaced`: its person left within the warranty; `replacement`: the free order for another person. */
  replacement: "replaced" | "replacement" | null;
  /** Days since the order was opened, or created for a draft. */
  age: number;
  people: readonly DemoIntroduced[];
}

const statuses: readonly (readonly [OrderStatus, number])[] = [
  ["open", 17],
  ["filled", 11],
  ["on_hold", 4],
  ["draft", 3],
  ["lost", 3],
  ["canceled", 2],
];

/** Stages of people on open orders, with weights. */
const stages = [
  ["sourced", 5],
  ["screening", 4],
  ["sent_to_am", 2],
  ["sent_to_client", 4],
  ["first_interview", 3],
  ["second_interview", 2],
  ["offer", 1],
] as const;

/** Returns the age of an order in days. Those that were filled spread over the last half year. */
const ageOf = (status: OrderStatus, index: number): number =>
  status === "filled"
    ? 40 + 22 * index
    : status === "draft"
      ? 1 + index
      : status === "open"
        ? index * 2
        : 45 + 10 * index;

/** The filled order whose person left within the warranty, and the open order that replaces the person. */
const replacing = { filled: 6, open: 10 };

function replacementOf(status: OrderStatus, index: number): DemoOrder["replacement"] {
  if (status === "filled" && index === replacing.filled) return "replaced";
  return status === "open" && index === replacing.open ? "replacement" : null;
}

/** Returns the orders of the agency, the oldest first, each with the people on its board. A person is on one board. */
export function makeOrders(people: readonly DemoCandidate[], clients: number): DemoOrder[] {
  const random = randomOf("orders of the agency");
  const free = new Map<string, DemoCandidate[]>();
  for (const person of people) free.getOrInsertComputed(person.family, () => []).push(person);
  const positions = random.some(headhunted, headhunted.length);
  let next = 0;
  // Open orders come first, then filled ones. The replacement has the client and the position of the replaced order.
  const replaced = statuses[0]![1] + replacing.filled;
  const orders = statuses.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, index): DemoOrder => {
      const replacement = replacementOf(status, index);
      const own = next++;
      const slot = replacement === "replacement" ? replaced : own;
      const { family, role } = positions[slot % positions.length]!;
      const age = ageOf(status, index);
      const order = {
        client: slot % clients,
        family,
        role,
        status,
        kind: random.weighted([
          ["contingent", 6],
          ["exclusive", 3],
          ["retained", 1],
        ] as const),
        headCount: status === "open" && index % 6 === 5 ? 2 : 1,
        confidential: index % 5 === 4,
        replacement,
        age,
      };
      return { ...order, people: status === "draft" ? [] : boardOf(order, free) };
    }),
  );
  return orders.toSorted((a, b) => b.age - a.age);
}

/** Returns the days since a person was hired for an order that was opened so many days ago. */
export const hiredAgo = (age: number): number => Math.max(1, Math.round(age * 0.75));

type Unfilled = Omit<DemoOrder, "people">;

/** Returns the people on the board of an order. A new order has none, and a filled one has a person who was hired. */
function boardOf(
  { status, family, age, headCount }: Unfilled,
  free: Map<string, DemoCandidate[]>,
): DemoIntroduced[] {
  const random = randomOf(`board ${family.key} ${age} ${status}`);
  const own = (free.get(family.key) ?? []).splice(0, status === "open" && age === 0 ? 0 : random.int(4, 8));
  const hired = status === "filled" ? headCount : status === "open" && headCount > 1 ? 1 : 0;
  return own.map((person, index) => {
    const added = Math.max(0, age - 1 - (index % 4));
    const moved = Math.min(added, random.int(0, 6));
    if (index < hired) return { person, stage: "hired", added, moved: hiredAgo(age), end: null };
    const stage = random.weighted(stages);
    const isOver = status !== "open" && status !== "on_hold";
    const end = isOver || random.chance(0.15) ? (random.chance(0.7) ? "rejected" : "withdrawn") : null;
    return { person, stage, added, moved, end };
  });
}
