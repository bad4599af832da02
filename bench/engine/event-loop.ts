import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the measured shop by `--import`. At SIGUSR2 it writes the delay since the last signal to a file and starts anew.
const RESOLUTION_MS = 1;
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();

process.on('SIGUSR2', () => {
  const { EVENT_LOOP_FILE } = process.env;
  // The resolution itself is no delay.
  if (EVENT_LOOP_FILE) writeFileSync(EVENT_LOOP_FILE, String(histogram.percentile(99) / 1e6 - RESOLUTION_MS));
  histogram.reset();
});
