import { useEffect, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { type View, viewOf, withView } from "./board-model.ts";

const settleMs = 250;

/**
 * Returns the view of the address, and a function that changes it. The address changes after a pause in typing, and not while
 * another page loads, because that would cancel the navigation.
 */
export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const isIdle = useNavigation().state === "idle";
  const [view, setView] = useState<View>(() => viewOf(params));
  const [address, setAddress] = useState(params);
  if (address !== params) {
    setAddress(params);
    const shown = viewOf(params);
    // A link or the back button has changed the address; the text in the search box remains.
    if (JSON.stringify(viewOf(address)) !== JSON.stringify(shown)) setView({ ...shown, search: view.search });
  }
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(() => {
      const next = withView(params, view);
      if (String(next) === String(params)) return;
      // A changed view starts at its first page.
      next.delete("page");
      setParams(next, { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [isIdle, view, params, setParams]);
  return [view, setView];
}
