import type { z } from "zod";
import { type Declaration, type Endpoint, endpoint } from "#kit/contract.ts";

type Shape = z.ZodObject | undefined;

/** An endpoint that also answers agencies, under its own path (`twin`). */
export type HiringEndpoint = Endpoint & {
  twin: string;
  /** The answer to companies, without the fields that only agencies read; undefined when both read the same. */
  companyAnswer?: z.ZodType | undefined;
};

/**
 * Declares an endpoint of hiring once, by its path below the console: companies call it under /companies, agencies under
 * /consultants. `onHiring` and its siblings bind it.
 * @param companyAnswer the answer to companies, if `answer` has fields that only agencies read
 */
export function hiringEndpoint<
  const Path extends string,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType | undefined = undefined,
>(
  given: Declaration<Path, P, Q, B, A, false>,
  companyAnswer?: z.ZodType,
): Endpoint<`/companies${Path}`, P, Q, B, A, false> & {
  twin: string;
  companyAnswer?: z.ZodType | undefined;
} {
  const twin = `/consultants${given.path}`;
  return { ...endpoint({ ...given, path: `/companies${given.path}` as const }), twin, companyAnswer };
}

/** Returns an endpoint of hiring under the path of a kind of account; others unchanged. */
export function endpointOf<E extends Endpoint>(kind: string, endpoint: E): E {
  return kind === "consultant" && endpoint.twin ? { ...endpoint, path: endpoint.twin } : endpoint;
}
