/** The form that both visible forms are sent as; `public/__forms.html` tells the host of it. */
export const FORM_NAME = 'contact';

/** A field that only a machine fills in. */
export const HONEYPOT = 'bot-field';

/** Where both forms are sent: the host's form handling listens at the root of the site with this query. */
export const FORM_URL = '/?index';

/** The id of the banner that a form leads to when it was sent without its island. */
export const SENT_BANNER = 'message-sent';
