import { data } from "react-router";

/** Returns the number in an address. @throws a 404 response for other texts */
export function pathId(text: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? "")) throw data(null, { status: 404 });
  return Number(text);
}
