export const today = {
  help: {
    purpose: 'Show what waits for you: orders, transfers, returns, reviews, stock, emails',
    arguments: {},
    options: {},
    examples: [['today', 'what is to be done, and the command that lists it']],
  },
  tasks: {
    toSend: 'orders to be sent or collected',
    toBePaid: 'orders that wait for a transfer',
    toAnswer: 'returns and complaints to be answered',
    toSettle: 'approved returns to be completed',
    toRead: 'reviews to be approved or rejected',
    toOrder: 'products and variations with few pieces left, or none',
    notDelivered: 'emails that could not be sent',
  },
  columns: {
    count: 'Count',
    task: 'What',
    since: 'Oldest',
    command: 'Command',
  },
  nothing: 'Nothing waits for you.',
} as const;
