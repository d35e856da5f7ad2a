import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ListView } from "./ListView.tsx";
import { loadList } from "./list-data.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: "remote" });
}

/** The jobs that can be done from home. */
export default function RemoteJobs() {
  return <ListView packed={useLoaderData<typeof loader>()} />;
}
