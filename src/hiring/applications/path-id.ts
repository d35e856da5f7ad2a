import { data } from "react-router";

/** The number in an address; anything else is a page that does not exist. */
export function pathId(text: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? "")) throw data(null, { status: 404 });
  return Number(text);
}
