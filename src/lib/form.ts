/** The form that both visible forms are sent as; a file of the build tells the host of it (see `build/declare-forms.ts`). */
export const FORM_NAME = 'contact';

/** A field that only a machine fills in. */
export const HONEYPOT = 'bot-field';

/** The id of the banner of the home page that a form leads to when it was sent without its island. */
export const SENT_BANNER = 'message-sent';

/** Whether forms are sent to another site: nothing of this one can say there that they arrived. */
export const isElsewhere = (action: string): boolean => !action.startsWith('/');

/** Whether a form that the browser sends leads to the home page, whose banner confirms it. */
export const isConfirmed = (action: string): boolean => /^\/(?:\?|$)/.test(action);

/** The id of a form's element: fields elsewhere on its page belong to it by naming it in their `form` attribute. */
export const formId = (form: string): string => `form-${form}`;
