// Preloaded into a shop whose pages are compared with approved pictures: its clock starts at this moment, so that sales that
// begin and end by the calendar look the same on every day.
const START = Date.parse('2026-11-22T03:00:00Z');
const SystemDate = Date;
const offset = START - SystemDate.now();

globalThis.Date = class extends SystemDate {
  constructor(...values) {
    super(...(values.length === 0 ? [SystemDate.now() + offset] : values));
  }
  static now() {
    return SystemDate.now() + offset;
  }
};
