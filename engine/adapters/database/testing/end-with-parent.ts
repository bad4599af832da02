import { isMainThread } from 'node:worker_threads';

// The parent holds the other end of this pipe: it closes even when the parent is killed. Workers load this file too.
if (isMainThread) process.stdin.on('end', () => process.exit(1)).resume();
