// How the client is built: hashed files in dist/assets, each with a packed twin that the server prefers.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

/** The server holds no packer: what is worth it is packed once, here. */
function pack(): Plugin {
  return {
    name: "pack",
    apply: "build",
    closeBundle() {
      const folder = join(import.meta.dirname, "dist/assets");
      for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
        const bytes = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pack()],
  build: {
    target: "es2022",
    // Small files stay files: the content policy of the server allows no inlined scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // `npm run dev` beside a server that runs.
  server: {
    proxy: {
      "/api": { target: process.env.CARCAS ?? "http://127.0.0.1:7777", ws: true },
      "/art": { target: process.env.CARCAS ?? "http://127.0.0.1:7777" },
    },
    fs: { allow: [".."] },
  },
  resolve: {
    alias: {
      $protocol: join(import.meta.dirname, "../crates/protocol/typescript/protocol.ts"),
      $art: join(import.meta.dirname, "../crates/art/typescript"),
      $tiles: join(import.meta.dirname, "../crates/record/typescript/tiles.ts"),
      $texts: join(import.meta.dirname, "../crates/text/typescript"),
    },
  },
});
