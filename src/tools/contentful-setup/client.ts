import { createClient, type PlainClientAPI } from 'contentful-management';
import { ContentfulError, redact } from '../../contentful/failure.ts';
import { at, isGroup } from '../../contentful/json.ts';
import { variableReader } from '../../contentful/settings.ts';
import type { Environment } from '../../environment.ts';
import { isLoopback } from '../../schemas/variable.ts';

/** The variables that the set-up needs; throws a sentence for each that is missing or wrong, which repeats no value. */
export function readOptions(from: Environment) {
  const problems: string[] = [];
  const value = variableReader(from, problems);
  const token = value(
    'CONTENTFUL_MANAGEMENT_TOKEN',
    'Set CONTENTFUL_MANAGEMENT_TOKEN to a personal access token of Contentful.',
  );
  const space = value('CONTENTFUL_SPACE_ID', "Set CONTENTFUL_SPACE_ID to the space's id.");
  const environment = value('CONTENTFUL_ENVIRONMENT');
  const host = value('CONTENTFUL_MANAGEMENT_HOST');
  const buildHook = value('CONTENTFUL_BUILD_HOOK');
  if (!token || !space || !environment || !host || problems.length > 0) {
    throw new ContentfulError(problems.join(' '));
  }
  return { token, space, environment, host, buildHook };
}

/** What the set-up is told by its environment. */
export type SetUpOptions = ReturnType<typeof readOptions>;

/** A server may ask for hours; nobody waits that long for a command. */
const LONGEST_PAUSE_SECONDS = 10;
const RESET = 'x-contentful-ratelimit-reset';

/** The official client of the management API, for one environment. It asks again, three times at most. */
export function managementClient({ host, space, environment, token }: SetUpOptions): PlainClientAPI {
  const insecure = isLoopback(host);
  return createClient(
    {
      host,
      insecure,
      accessToken: token,
      retryLimit: 3,
      timeout: 20_000,
      // A proxy of the environment can't reach what runs on this machine.
      ...(insecure && { proxy: false as const }),
      // Errors are thrown as well, and may hold the request with its token.
      logHandler: () => undefined,
      // The client waits as long as a 429 asks for, and looks there only after this.
      responseLogger: (answer: unknown) => {
        const headers = at(answer, 'response', 'headers');
        if (isGroup(headers) && Number(headers[RESET]) > LONGEST_PAUSE_SECONDS) {
          Object.assign(headers, { [RESET]: LONGEST_PAUSE_SECONDS });
        }
      },
    },
    { type: 'plain', defaults: { spaceId: space, environmentId: environment } },
  );
}

const REMEDIES: Readonly<Record<number, string>> = {
  401: 'Contentful refused the token. Correct CONTENTFUL_MANAGEMENT_TOKEN: it wants a token of the Management API.',
  403: 'The token may not change this space. Use one of a person who may.',
  404: 'Contentful found no such space or environment. Correct CONTENTFUL_SPACE_ID or CONTENTFUL_ENVIRONMENT.',
  409: 'Somebody changed it at the same moment. Run the set-up again.',
  429: 'Contentful had too many requests. Run the set-up again in a minute.',
};

/** An error of the client as one line with a remedy, without the token; any other as it is. */
export function explain(error: unknown, token: string): unknown {
  // So the client's HTTP library marks what never got an answer.
  if (isGroup(error) && 'isAxiosError' in error) {
    return new ContentfulError(
      "Contentful can't be reached. Check CONTENTFUL_MANAGEMENT_HOST and the network.",
    );
  }
  // A refusal is JSON in the message.
  if (!(error instanceof Error) || !error.message.startsWith('{')) return error;
  const { status, message } = JSON.parse(error.message) as { status: number; message: string };
  const said = message === '' ? '.' : `: ${message.replace(/\s+/g, ' ')}`;
  const remedy = REMEDIES[status];
  const text = remedy ? `${remedy} (${status})` : `Contentful refused a change (${status})${said}`;
  return new ContentfulError(redact(text, token));
}
