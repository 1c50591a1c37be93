// Checks the Node that runs this before anything that an older one could not read.
import process from 'node:process';

const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `Pitchwright runs on Node 24; this is ${process.version}.\nRun "npm ci" without --ignore-scripts (it brings Node 24 along as a package), then "npm start" again.\n`,
  );
  process.exit(1);
}
await import('../src/app/server.ts');
