import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useToast } from "#ui/toasts.tsx";

/** `?saved` in the address is said once, then taken out of it. */
export function useSavedToast(text: string): void {
  const [query, setQuery] = useSearchParams();
  const toast = useToast();
  const said = useRef(false);
  const saved = query.has("saved");
  useEffect(() => {
    if (!saved) {
      said.current = false;
      return;
    }
    if (said.current) return;
    said.current = true;
    toast.show({ text, tone: "success", seconds: 5 });
    setQuery(
      (now) => {
        now.delete("saved");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [saved, text, toast, setQuery]);
}
