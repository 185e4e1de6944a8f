import type { Site } from '../../schemas/site.ts';
import type { Finding } from './finding.ts';

const WHERE = 'content/site.yaml';

/** Names that never lead to a site: RFC 2606 and RFC 6761 keep them for examples and for this machine. */
const EXAMPLE_HOST =
  /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^\d+(?:\.\d+){3}$/;

/** 555-0100 to 555-0199 are never given to anyone: they are for films and samples. */
const EXAMPLE_PHONE = /55501\d\d$/;

function companyProblem(topic: string, item: string, todo: string): Finding {
  return { level: 'must', topic, item, where: WHERE, todo };
}

/** The company's own facts that are still a sample's. */
export function checkCompany(site: Site): Finding[] {
  const { sample, name, url, phoneNumber, telLink, email } = site;
  const { hostname, protocol } = new URL(url);
  const findings: Finding[] = [];
  if (sample) {
    findings.push(
      companyProblem(
        'Company',
        name,
        'Put in your name, city, phone, hours and the rules under local:, then set sample to false.',
      ),
    );
  }
  if (EXAMPLE_HOST.test(hostname)) {
    findings.push(companyProblem('Address of the site', url, 'Set url to your own domain.'));
  } else if (protocol !== 'https:') {
    findings.push(companyProblem('Address of the site', url, 'Begin url with https://.'));
  }
  if (EXAMPLE_PHONE.test(telLink)) {
    findings.push(
      companyProblem(
        'Phone',
        phoneNumber,
        'It is a number for samples. Set phoneNumber and telLink to yours.',
      ),
    );
  }
  if (email === undefined) {
    findings.push({
      level: 'advice',
      topic: 'Privacy contact',
      item: 'email is not set',
      where: WHERE,
      todo: 'Set email, and name it in content/pages/privacy.md, so that requests need no call.',
    });
  }
  return findings;
}
