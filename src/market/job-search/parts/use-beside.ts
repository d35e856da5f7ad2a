import { startTransition, useEffect, useState } from "react";

/**
 * Returns whether the window is wide enough for a job beside the list: `beside:` of ui/variants.css, in
 * script.
 */
export function useBeside(): boolean {
  const [beside, setBeside] = useState(false);
  useEffect(() => {
    const room = matchMedia("(width >= 80rem)");
    // In a transition, the server's HTML stays until the code is loaded.
    const look = () => startTransition(() => setBeside(room.matches));
    look();
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }, []);
  return beside;
}
