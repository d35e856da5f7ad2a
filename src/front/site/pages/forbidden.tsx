import { data } from "react-router";

/** The page for readers without access (spec §6). */
export function loader() {
  throw data(null, { status: 403 });
}

export default function Forbidden() {
  return null;
}
