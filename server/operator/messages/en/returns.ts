const number = 'as “returns list” shows it';
const message = 'reaches the buyer by email';

export const returns = {
  purpose: 'Returns and complaints: list, show, approve, reject, complete',
  list: {
    purpose: 'List returns, newest first',
    arguments: {},
    options: { state: 'requested, approved, rejected or completed', limit: 'how many at most (50)' },
    examples: [['returns list --state requested', 'returns that wait for an answer']],
  },
  show: {
    purpose: 'Show one return, and save its pictures',
    arguments: { number },
    options: { pictures: 'folder in which to save the pictures' },
    examples: [
      ['returns show 3', 'reason, products and what the buyer wrote'],
      ['returns show 3 --pictures ~/Downloads', 'also saves return-3-1.jpg and so on'],
    ],
    saved: 'Saved: {file}',
  },
  approve: {
    purpose: 'Approve a return; the buyer gets an email',
    arguments: { number },
    options: { message },
    examples: [['returns approve 3 --message "Send it to …; we pay the postage."', 'the buyer knows what to do']],
  },
  reject: {
    purpose: 'Reject a return; the buyer gets an email',
    arguments: { number },
    options: { message },
    examples: [['returns reject 3 --message "The seal was opened."', 'the buyer knows why']],
  },
  complete: {
    purpose: 'Close a return; refund the money with “orders refund”',
    arguments: { number },
    options: { message },
    examples: [['returns complete 3 --message "Your money is on its way."', 'the buyer knows it is settled']],
  },
  done: 'Return {id}: {state}',
  columns: {
    number: 'Number',
    order: 'Order',
    requested: 'Requested',
    state: 'State',
    reason: 'Reason',
    lines: 'Products',
    text: 'Text',
    message: 'Answer',
    pictures: 'Pictures',
  },
} as const;
