// Preloaded into a shop whose pages grow old within a test: its clocks run ahead by a minute for each byte of the file that
// CLOCK_AHEAD names.
import { statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const MINUTE = 60_000;
const ahead = () => statSync(process.env.CLOCK_AHEAD).size * MINUTE;
const systemDate = Date.now;
const systemTime = performance.now.bind(performance);

Date.now = () => systemDate() + ahead();
performance.now = () => systemTime() + ahead();
