import { createContext } from "react";

/** Lets the inline scripts of this answer run; the browser hides it from scripts, so it is empty there. */
export const NonceContext = createContext("");
