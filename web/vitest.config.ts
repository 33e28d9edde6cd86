// Tests of what needs no browser. Limits of time only end what hangs.
import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(base, defineConfig({ test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 60_000 } }));
