import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { deliver } from './delivery.ts';
import { pass, type Fault } from './faults.ts';
import { manage } from './management.ts';
import type { Space } from './space.ts';

/** A Contentful on this machine. */
export interface StandIn {
  /** Host and port of the delivery API. */
  host: string;
  /** Of the preview API. */
  previewHost: string;
  /** Of the management API. */
  managementHost: string;
  /** Method and address of each request, in order. */
  requests: string[];
  /** Faults of the next requests to the delivery API, in order; then all is well again. */
  faults: Fault[];
  /** A fault of every request for which `faults` holds none. */
  always: Fault | undefined;
  /** Faults of the next requests to the management API. */
  managementFaults: Fault[];
  close: () => Promise<void>;
}

type Handler = (request: IncomingMessage) => Promise<ReturnType<typeof deliver>>;

const tokenOf = ({ headers }: IncomingMessage) => headers.authorization?.replace(/^Bearer /, '') ?? '';
const urlOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://stand-in');

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function close(server: Server): Promise<void> {
  // Answers that never come must not keep it open.
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Starts a Contentful that holds a space. Each API has a port of its own, as each has a host of its own.
 *
 * @param space may be changed while it runs
 */
export async function startStandIn(space: Space): Promise<StandIn> {
  const standIn: Pick<StandIn, 'requests' | 'faults' | 'always' | 'managementFaults'> = {
    requests: [],
    faults: [],
    always: undefined,
    managementFaults: [],
  };

  const nextFault = () => standIn.faults.shift() ?? standIn.always;
  const serve = (handler: Handler, faultOf: () => Fault | undefined) =>
    createServer((request, response) => {
      standIn.requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
      const fault = faultOf() ?? pass;
      void handler(request).then((answer) => fault(response, () => answer));
    });
  const delivery =
    (preview: boolean): Handler =>
    (request) =>
      Promise.resolve(
        deliver(space, {
          url: urlOf(request),
          token: tokenOf(request),
          ifNoneMatch: request.headers['if-none-match'],
          preview,
        }),
      );
  const management: Handler = async (request) => {
    const version = request.headers['x-contentful-version'];
    return manage(space, {
      method: request.method ?? 'GET',
      path: urlOf(request).pathname,
      token: tokenOf(request),
      version: version === undefined ? undefined : Number(version),
      body: await readText(request),
    });
  };

  const servers = [
    serve(delivery(false), nextFault),
    serve(delivery(true), nextFault),
    serve(management, () => standIn.managementFaults.shift()),
  ];
  const [host = '', previewHost = '', managementHost = ''] = await Promise.all(servers.map(listen));
  return Object.assign(standIn, {
    ...{ host, previewHost, managementHost },
    close: async () => {
      await Promise.all(servers.map(close));
    },
  });
}
