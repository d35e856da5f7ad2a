import { rowsOfClients } from "#people/clients/client-rows.ts";

/** The orders of clients that are merged. The job of an order keeps its company. */
export const ordersOfClients = rowsOfClients("orders", "job_orders");
