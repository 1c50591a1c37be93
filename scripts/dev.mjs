// The server, restarted when its sources change, and Vite in front of it with the pages hot-reloading.
import { spawn } from 'node:child_process';
import process from 'node:process';

const serverPort = Number(process.env.PORT ?? 5000);
const children = [
  spawn('node', ['--watch-path=src', 'scripts/start.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort) },
  }),
  spawn('npx', ['--no-install', 'vite', '--port', '5173'], {
    stdio: 'inherit',
    env: { ...process.env, SERVER_PORT: String(serverPort) },
  }),
];
const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) child.on('exit', end);
