/** Both forms, what a visitor types into them, and the exact body that follows from it. */
const typed = { Name: "Ann O'Neil", Email: 'ann+jobs@example.com', Phone: '(619) 555-0100' };
const words = 'First line\nSecond & last: 50% más';
const fields =
  'form-name=contact&bot-field=&name=Ann+O%27Neil&email=ann%2Bjobs%40example.com&phone=%28619%29+555-0100';

const estimate = {
  typed: { ...typed, Comment: words },
  required: ['Name', 'Email', 'Phone'],
  body: `${fields}&comment=First+line%0D%0ASecond+%26+last%3A+50%25+m%C3%A1s`,
};

export const forms = [
  { path: '/', ...estimate },
  { path: '/contact', ...estimate },
  {
    path: '/careers',
    typed: { ...typed, Message: words },
    required: ['Name', 'Email', 'Message'],
    body: estimate.body,
  },
] as const;
