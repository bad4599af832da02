// Imported first by every command, so that an old Node ends with a sentence and not with a stack trace: plain JavaScript.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 11)) {
  console.error(
    `The shop needs Node 20.11 or newer, and this is Node ${process.versions.node}. Install the current one from https://nodejs.org and start again.`,
  );
  process.exit(1);
}
