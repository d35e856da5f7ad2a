import type { ReplyOf } from "#kit/contract.ts";
import { type Bound, type Call, type FileReply, type OpenCall, on, onDb, onFile } from "#kit/http/handle.ts";
import type { CompanyActor, ConsultantActor } from "./actor.ts";
import { endpointOf, type HiringEndpoint } from "./hiring-contract.ts";
import { type HiringActor, hiringActorOf } from "./hiring-scope.ts";

type Hiring<C> = Omit<C, "actor"> & { actor: HiringActor };

/** Binds an endpoint of hiring, for companies and agencies, to a handler that runs in one transaction. */
export function onHiring<E extends HiringEndpoint>(
  endpoint: E,
  run: (call: Hiring<Call<E>>) => Promise<ReplyOf<E>>,
): Bound[] {
  return both(on(endpoint, (call) => run(hiring(call))));
}

/** Binds an endpoint of hiring to a handler that opens its own transactions. */
export function onHiringDb<E extends HiringEndpoint>(
  endpoint: E,
  run: (call: Hiring<OpenCall<E>>) => Promise<ReplyOf<E>>,
): Bound[] {
  return both(onDb(endpoint, (call) => run(hiring(call))));
}

/** Binds an endpoint of hiring to a handler that returns bytes. */
export function onHiringFile<E extends HiringEndpoint>(
  endpoint: E,
  run: (call: Hiring<OpenCall<E>>) => Promise<FileReply>,
): Bound[] {
  return both(onFile(endpoint, (call) => run(hiring(call))));
}

function hiring<C extends { actor: unknown }>(call: C): Hiring<C> {
  return { ...call, actor: hiringActorOf(call.actor as CompanyActor | ConsultantActor) };
}

/** Returns an endpoint of companies and its copy for agencies. The copy accepts no API keys, because only companies have them. */
function both(bound: Bound): Bound[] {
  const endpoint: Bound["endpoint"] & Partial<HiringEndpoint> = bound.endpoint;
  const { companyAnswer } = endpoint;
  const ofCompanies = companyAnswer ? { ...bound, endpoint: { ...endpoint, answer: companyAnswer } } : bound;
  return [ofCompanies, { ...bound, endpoint: { ...endpointOf("consultant", endpoint), scope: undefined } }];
}
