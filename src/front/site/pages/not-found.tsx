import { data } from "react-router";

/** Matches any unknown address: the root shows the 404 page (spec §8). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
