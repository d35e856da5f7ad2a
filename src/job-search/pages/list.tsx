import type { LoaderFunctionArgs } from "react-router";
import { loadList } from "./list-data.ts";
// Part of this page from the beginning: the component below would ask for it late.
import "./ListView.tsx";

export async function loader(args: LoaderFunctionArgs) {
  return { list: await loadList(args) };
}

// All published jobs, narrowed by what the query says. One component for all lists: an open sheet or menu of filters stays open
// where a choice leads from one kind of address to another.
export { default } from "./slug.tsx";
