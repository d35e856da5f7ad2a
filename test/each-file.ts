import fc from "fast-check";
// Commands of any room may cause events that others answer.
import "../src/app/loaded-rooms.ts";
import { closeAtEnd } from "./at-end.ts";

/** The gate asks the same questions each time; `FC_SEED=$RANDOM npm test` asks others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_302) });
closeAtEnd();
