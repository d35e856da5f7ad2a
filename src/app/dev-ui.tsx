import { data, type LoaderFunctionArgs } from "react-router";
import { pageServices } from "#kit/page.ts";
import Gallery from "#ui/gallery/Gallery.tsx";

/** The page with every component in every state, outside production. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(pageServices).production) throw data(null, { status: 404 });
  return null;
}

export default Gallery;
