import { type OrderFacts, type OrderRole, type OrderVerb, orderLife } from "./lifecycle.ts";
import type { OrderStatus } from "./terms.ts";

/** The people of an order, who decide what an actor may do with it. */
export interface OrderPeople {
  /** The lead of the order: the owner of its job. */
  leadId: number | null;
  /** The account manager of its client. */
  amId: number | null;
}

interface Person {
  accountId: number;
  isAdmin: boolean;
}

/** Returns the role in which an actor of the agency uses a verb; `consultant` for an actor who may not use it. */
export function roleFor(actor: Person, verb: OrderVerb, { leadId, amId }: OrderPeople): OrderRole {
  const roles: OrderRole[] = [];
  if (actor.isAdmin) roles.push("admin");
  if (actor.accountId === amId) roles.push("am");
  if (actor.accountId === leadId) roles.push("lead");
  return roles.find((role) => orderLife.by(verb).includes(role)) ?? "consultant";
}

/** Returns the verbs that an actor may use now: the `can` of answers. */
export function verbsFor(
  actor: Person,
  people: OrderPeople,
  status: OrderStatus,
  facts: OrderFacts,
): Record<OrderVerb, boolean> {
  const entries = orderLife.verbs.map((verb) => [
    verb,
    orderLife.next(verb, roleFor(actor, verb, people), status, facts) !== null,
  ]);
  return Object.fromEntries(entries) as Record<OrderVerb, boolean>;
}

/**
 * Returns whether an actor reads the terms, the contacts and the fee of an order: its team, and those who read the terms of its client
 * (consoles.md A.10).
 */
export function readsTerms(
  { accountId, isAdmin }: Person,
  { leadId, amId }: OrderPeople,
  others: { ownerId: number | null; recruiterIds: readonly number[] },
): boolean {
  return isAdmin || [leadId, amId, others.ownerId, ...others.recruiterIds].includes(accountId);
}
