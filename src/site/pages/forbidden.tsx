import { data } from "react-router";

/** Where somebody without access is sent (spec §6). */
export function loader() {
  throw data(null, { status: 403 });
}

export default function Forbidden() {
  return null;
}
