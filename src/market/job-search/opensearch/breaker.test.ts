import { describe, expect, it } from "vitest";
import { circuitBreaker } from "./breaker.ts";

function started() {
  let now = 0;
  const breaker = circuitBreaker({ now: () => now });
  const calls = (ok: boolean, count: number) => {
    for (let i = 0; i < count; i++) breaker.admit()?.(ok);
  };
  return { breaker, calls, pass: (ms: number) => (now += ms) };
}

describe("The circuit breaker", () => {
  it("is not opened by one failure, nor by fewer than half", () => {
    const { breaker, calls } = started();
    calls(false, 1);
    expect(breaker.state()).toBe("closed");
    calls(true, 100);
    calls(false, 98);
    expect(breaker.state()).toBe("closed");
    calls(false, 1);
    expect(breaker.state()).toBe("open");
  });

  it("forgets what is older than its window", () => {
    const { breaker, calls, pass } = started();
    calls(false, 4);
    pass(10_001);
    calls(false, 4);
    expect(breaker.state()).toBe("closed");
    calls(false, 1);
    expect(breaker.state()).toBe("open");
  });

  it("admits one probe at a time, and closes when it succeeds", () => {
    const { breaker, calls, pass } = started();
    calls(false, 5);
    expect(breaker.admit()).toBeNull();
    pass(2000);
    const probe = breaker.admit()!;
    expect([breaker.state(), breaker.admit()]).toEqual(["half-open", null]);
    probe(false);
    expect([breaker.state(), breaker.admit()]).toEqual(["open", null]);
    pass(2000);
    breaker.admit()!(true);
    expect(breaker.state()).toBe("closed");
    calls(false, 4);
    expect(breaker.state(), "the failures before are forgotten").toBe("closed");
  });

  it("a probe that is never reported does not keep it open", () => {
    const { breaker, calls, pass } = started();
    calls(false, 5);
    pass(2000);
    breaker.admit();
    pass(2000);
    breaker.admit()!(true);
    expect(breaker.state()).toBe("closed");
  });

  it("a call from before it opened is no probe", () => {
    const { breaker, calls } = started();
    const late = breaker.admit()!;
    calls(false, 5);
    late(true);
    expect(breaker.state()).toBe("open");
  });
});
