import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useToast } from "#ui/toasts.tsx";

/** Shows a toast for `?saved` in the address, and removes the parameter. */
export function useSavedToast(text: string): void {
  const [query, setQuery] = useSearchParams();
  const toast = useToast();
  const isShown = useRef(false);
  const saved = query.has("saved");
  useEffect(() => {
    if (!saved) {
      isShown.current = false;
      return;
    }
    if (isShown.current) return;
    isShown.current = true;
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
