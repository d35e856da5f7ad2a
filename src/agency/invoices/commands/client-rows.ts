import { rowsOfClients } from "#people/clients/client-rows.ts";

/** The payment requests of clients that are merged. An issued one keeps the buyer of its paper. */
export const invoicesOfClients = rowsOfClients("invoices", "invoices");
