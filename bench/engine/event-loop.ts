import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the measured shop by `--import`: told by a signal to begin anew, and by another to write down what it saw.
const RESOLUTION_MS = 1;
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();

process.on('SIGUSR2', () => {
  const { EVENT_LOOP_FILE } = process.env;
  // The resolution itself is no delay.
  if (EVENT_LOOP_FILE) writeFileSync(EVENT_LOOP_FILE, String(histogram.percentile(99) / 1e6 - RESOLUTION_MS));
  histogram.reset();
});
