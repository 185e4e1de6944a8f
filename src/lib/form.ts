/** The form that both visible forms are sent as; `public/__forms.html` tells the host of it. */
export const FORM_NAME = 'contact';

/**
 * All that a visitor can write into either form. A new field stands here and in `public/__forms.html` for the host, with
 * what the browser is told of it in `islands/estimate-box/EstimateBox.tsx`, and its label in `content/labels.yaml` and
 * `schemas/labels.ts`.
 */
export const FORM_FIELDS = ['name', 'email', 'phone', 'comment'] as const;

/** A field that only a machine fills in. */
export const HONEYPOT = 'bot-field';

/** Where both forms are sent: the host's form handling listens at the root of the site with this query. */
export const FORM_URL = '/?index';

/** The id of the banner that a form leads to when it was sent without its island. */
export const SENT_BANNER = 'message-sent';
