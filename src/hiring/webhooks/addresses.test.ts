import { describe, expect, it } from "vitest";
import { allowedAddresses, isPublic } from "#kit/outgoing/addresses.ts";
import { post } from "./request.ts";
import { receiver } from "./testing/receiver.ts";

const world = async () => ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"];
const never = new AbortController().signal;
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error.errors?.[0],
  );

describe("Addresses that webhooks may call", () => {
  it.each([
    [
      "127.0.0.1",
      "127.255.1.2",
      "0.0.0.0",
      "0.1.2.3",
      "10.0.0.1",
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
    ],
    [
      "169.254.169.254",
      "100.64.0.1",
      "100.127.255.255",
      "192.0.0.8",
      "192.0.2.1",
      "198.18.0.1",
      "198.51.100.1",
    ],
    ["203.0.113.9", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "192.88.99.1"],
    [
      "::",
      "::1",
      "::ffff:127.0.0.1",
      "::ffff:10.0.0.1",
      "::127.0.0.1",
      "::ffff:0:7f00:1",
      "fe80::1",
      "fe80::1%eth0",
    ],
    [
      "fc00::1",
      "fd12::1",
      "ff02::1",
      "fec0::1",
      "64:ff9b::7f00:1",
      "64:ff9b:1::1",
      "2002:7f00:1::",
      "2001::1",
    ],
    ["2001:db8::1", "3fff::1", "100::1", "5f00::1", "4000::1", "", "localhost", "1.2.3"],
  ])("are not %s …", (...addresses) => {
    for (const address of addresses) expect(isPublic(address), address).toBe(false);
  });

  it("are public addresses", () => {
    for (const address of [
      "93.184.216.34",
      "1.1.1.1",
      "172.32.0.1",
      "100.128.0.1",
      "2606:4700::1111",
      "::ffff:1.1.1.1",
    ])
      expect(isPublic(address), address).toBe(true);
  });

  it("have https, an allowed port and no user", async () => {
    const { check } = allowedAddresses(false, world);
    for (const url of ["https://a.example/x?y=1", "https://a.example:8443/", "https://a.example:443/"])
      expect(await codeOf(check(url, "webhook"))).toBeNull();
    expect(await check("https://A.example/x#y", "webhook")).toBe("https://a.example/x");
    for (const url of [
      ...["http://a.example/", "https://a.example:22/", "https://a.example:3000/", "https://u:p@a.example/"],
      ...[
        "https://u@a.example/",
        "ftp://a.example/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "a.example",
        "https://",
      ],
    ])
      expect(await codeOf(check(url, "webhook")), url).toEqual({
        code: "webhook_url_invalid",
        pointer: "/url",
      });
  });

  it("are not private in any notation", async () => {
    const { check } = allowedAddresses(false, world);
    for (const host of [
      ...[
        "127.0.0.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "127.1",
        "0",
        "127.0.0.1.",
        "[::1]",
        "１２７.0.0.1",
      ],
      ...[
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[fd00::1]",
        "[64:ff9b::a00:1]",
        "169.254.169.254",
        "0xA9FEA9FE",
      ],
    ])
      expect(await codeOf(check(`https://${host}/`, "webhook")), host).toEqual({
        code: "webhook_url_private",
        pointer: "/url",
      });
  });

  it("have no names of private networks, whatever the name servers answer", async () => {
    for (const resolve of [world, async () => []]) {
      const { check } = allowedAddresses(false, resolve);
      for (const host of [
        ...["localhost", "LOCALHOST.", "app.localhost", "intranet", "printer.local", "erp.internal"],
        ...["metadata.google.internal", "nas.lan", "router.home.arpa", "wiki.corp"],
      ])
        expect(await codeOf(check(`https://${host}/`, "webhook")), host).toEqual({
          code: "webhook_url_private",
          pointer: "/url",
        });
      expect(await codeOf(check("https://hooks.local.example/", "webhook"))).toBeNull();
    }
  });

  it("are refused when a name has any private address; an unknown name passes", async () => {
    const both = allowedAddresses(false, async () => ["93.184.216.34", "10.0.0.1"]);
    expect(await codeOf(both.check("https://a.example/", "webhook"))).toMatchObject({
      code: "webhook_url_private",
    });
    expect(
      await codeOf(allowedAddresses(false, async () => []).check("https://a.example/", "webhook")),
    ).toBeNull();
  });

  it("are returned to the connection as requested, all or the first", async () => {
    const { lookup } = allowedAddresses(false, world);
    const [four = "", six = ""] = await world();
    const ask = (all: boolean) =>
      new Promise((done) => lookup?.("a.example", { all }, (error, ...found) => done([error, ...found])));
    expect(await ask(false)).toEqual([null, four, 4]);
    expect(await ask(true)).toEqual([
      null,
      [
        { address: four, family: 4 },
        { address: six, family: 6 },
      ],
    ]);
  });

  it("are checked again at the connection, in case the name has changed", async () => {
    const program = await receiver();
    const answers = [["93.184.216.34"], ["127.0.0.1"]];
    const rebinding = allowedAddresses(false, async () => answers.shift() ?? ["127.0.0.1"]);
    const port = new URL(program.url).port;
    expect(await rebinding.check("https://a.example/", "webhook")).toBe("https://a.example/");
    const send = (url: string) => post({ url, headers: {}, body: "{}" }, rebinding, 2000, never);
    expect(await send("https://a.example/")).toMatchObject({ status: null, error: "address" });
    // Simulates a webhook address that was changed by hand in the database.
    const { lookup } = rebinding;
    const loose = { lookup, allows: () => true };
    const named = await post(
      { url: `http://a.example:${port}/`, headers: {}, body: "{}" },
      loose,
      2000,
      never,
    );
    expect(named).toMatchObject({ status: null, error: "address" });
    expect(await send(program.url)).toMatchObject({ status: null, error: "address" });
    expect(await send("https://127.0.0.1/")).toMatchObject({ status: null, error: "address" });
    expect(await send("https://[::1]:8443/")).toMatchObject({ status: null, error: "address" });
    expect(program.received).toEqual([]);
    await program.close();
  });
});
