import type { Site } from '../../schemas/site.ts';
import { advice, must, when, type Finding } from './finding.ts';

const WHERE = 'content/site.yaml';

/** Names that never lead to a site: RFC 2606 and RFC 6761 keep them for examples and for this machine. */
const EXAMPLE_HOST =
  /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^\d+(?:\.\d+){3}$/;

/** 555-0100 to 555-0199 are never given to anyone: they are for films and samples. */
const EXAMPLE_PHONE = /55501\d\d$/;

/** The company's own facts that are still a sample's, and what the site works without. */
export function checkSite(site: Site): Finding[] {
  const { sample, name, url, phoneNumber, telLink, email, mapsKey, tagManagerId } = site;
  const { hostname, protocol } = new URL(url);
  const isExample = EXAMPLE_HOST.test(hostname);
  const facts = 'Put in your name, city, phone, hours and the rules under local:, then set sample to false.';
  const sampleNumber = 'It is a number for samples. Set phoneNumber and telLink to yours.';
  const mailbox = 'Set email, and name it in content/pages/privacy.md, so that requests need no call.';
  const map = "Set it to show Google's map in place of the drawn one.";
  const counting = 'Set it to count visits, calls and messages.';
  const address = isExample ? 'Set url to your own domain.' : 'Begin url with https://.';
  return [
    ...when(sample, must('Company', name, WHERE, facts)),
    ...when(isExample || protocol !== 'https:', must('Address of the site', url, WHERE, address)),
    ...when(EXAMPLE_PHONE.test(telLink), must('Phone', phoneNumber, WHERE, sampleNumber)),
    ...when(email === undefined, advice('Privacy contact', 'email is not set', WHERE, mailbox)),
    ...when(mapsKey === undefined, advice('Map', 'mapsKey is not set', WHERE, map)),
    ...when(tagManagerId === undefined, advice('Statistics', 'tagManagerId is not set', WHERE, counting)),
  ];
}
