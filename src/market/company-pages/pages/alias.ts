import { type LoaderFunctionArgs, redirect } from "react-router";
import { companyPath } from "../paths.ts";

/** Redirects `/companies/{id}`, the specification's second address of a company's page (spec §2), to `/company/{id}`. */
export function loader({ params }: LoaderFunctionArgs) {
  throw redirect(companyPath("en", encodeURIComponent(params.id ?? "")), 301);
}
