import { type LoaderFunctionArgs, redirect } from "react-router";
import { companyPath } from "../paths.ts";

/** Redirects the specification's other address of a company's page (spec §2). */
export function loader({ params }: LoaderFunctionArgs) {
  throw redirect(companyPath("en", encodeURIComponent(params.id ?? "")), 301);
}
