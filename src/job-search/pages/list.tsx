import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ListView } from "./ListView.tsx";
import { loadList } from "./list-data.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadList(args);
}

/** All published jobs, narrowed by what the query says. */
export default function Jobs() {
  return <ListView packed={useLoaderData<typeof loader>()} />;
}
