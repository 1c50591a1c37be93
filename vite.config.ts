import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env.SERVER_PORT ?? 5000}`;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers that know light-dark(): rewritten for older ones, a stage or a sheet could not choose its own side.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
  },
  // The Host stays as the browser sent it: the server compares it with the Origin.
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
});
