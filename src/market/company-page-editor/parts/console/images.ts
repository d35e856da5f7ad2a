import { createContext, use } from "react";

/** The addresses of the content's pictures, and the callback for a new upload. */
export interface Images {
  srcOf(picture: unknown): string | null;
  learn(picture: string, src: string): void;
}

export const ImagesContext = createContext<Images>({ srcOf: () => null, learn: () => {} });

export function useImages(): Images {
  return use(ImagesContext);
}
