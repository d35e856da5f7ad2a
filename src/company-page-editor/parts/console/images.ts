import { createContext, use } from "react";

/** Where each picture of the content is served, and how one that was uploaded becomes known. */
export interface Images {
  srcOf(picture: unknown): string | null;
  learn(picture: string, src: string): void;
}

export const ImagesContext = createContext<Images>({ srcOf: () => null, learn: () => {} });

export function useImages(): Images {
  return use(ImagesContext);
}
