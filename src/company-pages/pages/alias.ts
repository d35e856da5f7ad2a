import { type LoaderFunctionArgs, redirect } from "react-router";
import { companyPath } from "#companies/paths.ts";

/** The other name that a company's page has in the specification (spec §2). */
export function loader({ params }: LoaderFunctionArgs) {
  throw redirect(companyPath("en", encodeURIComponent(params.id ?? "")), 301);
}
