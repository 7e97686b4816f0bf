import { afterEach, beforeEach, vi } from "vitest";
import { testLimiter } from "./contract.ts";
import { createMemoryLimiter } from "./memory-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

testLimiter(createMemoryLimiter, async (ms) => void vi.advanceTimersByTime(ms));
