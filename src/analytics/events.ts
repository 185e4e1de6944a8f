/** The event that a form dispatches, and lets bubble, once its message has arrived. */
export const MESSAGE_SENT = 'message-sent';

/** What the tag manager is told of: a tap on a link that calls the company, and a message that was sent. */
export type ReportedEvent =
  { event: 'call_click'; link_url: string } | { event: 'generate_lead'; form_name: string };
