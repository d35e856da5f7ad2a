import { data } from "react-router";
import { idIn } from "#kit/address-id.ts";

/** Returns the number in an address. @throws a 404 response for other texts */
export function pathId(text: string | undefined): number {
  const id = idIn(text);
  if (id === undefined) throw data(null, { status: 404 });
  return Number(id);
}
