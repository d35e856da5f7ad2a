import { beforeAll, describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { me } from "#people/accounts/contract.ts";
import { makeCandidate, makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { deviceName } from "./device-name.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("The list of devices", () => {
  it("has every live session of the account, this one first, and no other account's", async () => {
    const { id } = await makeCandidate(api.database.db);
    await api.as((await makeCandidate(api.database.db)).id);
    const first = await api.as(id);
    api.clock.advance(2 * hour);
    const second = await api.as(id);
    api.clock.set(monday);
    const { data } = await first(contract.devices);
    expect(data.map(({ attributes }) => attributes.current)).toEqual([true, false]);
    expect(data[1]?.attributes).toMatchObject({ browser: null, seen_at: "2026-03-02T05:00:00.000Z" });
    expect((await second(contract.devices)).data[0]?.id).toBe(data[1]?.id);
    expect(JSON.stringify(data)).not.toContain("127.0.0.1");
  });

  it("leaves out sessions that ended by time", async () => {
    const { id } = await makeStaff(api.database.db, "consultant");
    await api.as(id);
    api.clock.advance(13 * hour);
    expect((await (await api.as(id))(contract.devices)).data).toHaveLength(1);
    api.clock.set(monday);
  });

  it("signs out one device, which is out at once; another account's is not found", async () => {
    const { id } = await makeCandidate(api.database.db);
    const here = await api.as(id);
    const there = await api.as(id);
    const other = await api.as((await makeCandidate(api.database.db)).id);
    const device = (await there(contract.devices)).data[0]?.id ?? "";
    const params = { id: device };
    expect((await refusal(other(contract.deviceSignOut, { params }))).status).toBe(404);
    await there(me);
    await here(contract.deviceSignOut, { params });
    expect((await refusal(there(me))).status).toBe(401);
    expect((await refusal(here(contract.deviceSignOut, { params }))).status).toBe(404);
    expect((await refusal(here(contract.deviceSignOut, { params: { id: "1" } }))).status).toBe(404);
    await here(me);
  });

  it("signs out all others and stays", async () => {
    const { id } = await makeCandidate(api.database.db);
    const [here, there, elsewhere] = [await api.as(id), await api.as(id), await api.as(id)];
    await here(contract.otherDevicesSignOut);
    for (const gone of [there, elsewhere]) expect((await refusal(gone(me))).status).toBe(401);
    expect((await here(contract.devices)).data).toHaveLength(1);
    const rows = await api.database.db
      .selectFrom("audit_event")
      .select("action")
      .where("account_id", "=", id)
      .execute();
    expect(rows).toEqual([{ action: "DELETE /account/sessions" }]);
  });

  it("is for those who are signed in", async () => {
    const visitor = await api.as(null);
    for (const call of [
      visitor(contract.devices),
      visitor(contract.otherDevicesSignOut),
      visitor(contract.deviceSignOut, { params: { id: crypto.randomUUID() } }),
    ])
      expect((await refusal(call)).status).toBe(401);
  });
});

describe("A device", () => {
  const engine = "AppleWebKit/537.36 (KHTML, like Gecko)";
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/142.0 Safari/537.36`, "Chrome", "Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${engine} Chrome/142.0 Safari/537.36 Edg/142.0`, "Edge", "Windows"],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1`,
      "Safari",
      "iPhone",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-A556E) SamsungBrowser/27.0 Chrome/125 Safari`,
      "Samsung Internet",
      "Android",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
    ["curl/8.5.0", null, null],
    [null, null, null],
  ])("that says %s has a name", (agent, browser, system) => {
    expect(deviceName(agent)).toEqual({ browser, system });
  });
});
