import { type LoaderFunctionArgs, redirect } from "react-router";
import { companyPath } from "../paths.ts";

/** Redirects the second address of a company's page, `/company/{id}` (spec §2), to the first. */
export function loader({ params }: LoaderFunctionArgs) {
  throw redirect(companyPath("en", encodeURIComponent(params.id ?? "")), 301);
}
