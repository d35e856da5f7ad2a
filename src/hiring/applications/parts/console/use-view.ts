import { useEffect, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { type View, viewOf, withView } from "./board-model.ts";

const settleMs = 250;

/**
 * The view as the address has it. Typing and filters change it at once, and the address when the hand rests and no page loads:
 * a page that was opened meanwhile would not come.
 */
export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const isIdle = useNavigation().state === "idle";
  const [view, setView] = useState<View>(() => viewOf(params));
  const [address, setAddress] = useState(params);
  if (address !== params) {
    setAddress(params);
    const shown = viewOf(params);
    // A link has changed it, or the way back; what is being typed stays.
    if (JSON.stringify(viewOf(address)) !== JSON.stringify(shown)) setView({ ...shown, search: view.search });
  }
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(() => {
      const next = withView(params, view);
      if (String(next) === String(params)) return;
      // Another view begins with its first page.
      next.delete("page");
      setParams(next, { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [isIdle, view, params, setParams]);
  return [view, setView];
}
