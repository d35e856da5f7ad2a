import fc from "fast-check";
import { closeAtEnd } from "./at-end.ts";

/** The gate asks the same questions each time; `FC_SEED=$RANDOM npm test` asks others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_302) });
closeAtEnd();
