import type { LoaderFunctionArgs } from "react-router";
import { loadList } from "./list-data.ts";
// A static import: the route's component imports this module lazily, which would be late.
import "./ListView.tsx";

export async function loader(args: LoaderFunctionArgs) {
  return { list: await loadList(args, { kind: "remote" }) };
}

// Jobs that can be done from home. All kinds of list addresses share one component, so that an open filter
// sheet or menu stays open when a choice leads to another kind.
export { default } from "./slug.tsx";
