import { startTransition, useEffect, useState } from "react";

/** Whether there is room for a job beside the list: `beside:` of ui/variants.css, in a script. */
export function useBeside(): boolean {
  const [beside, setBeside] = useState(false);
  useEffect(() => {
    const room = matchMedia("(width >= 80rem)");
    // In a transition, parts of the server's page stay until their code has come.
    const look = () => startTransition(() => setBeside(room.matches));
    look();
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }, []);
  return beside;
}
