import { parse, stringify } from 'yaml';

/**
 * Puts the facts of an invented company in another city in the place of the sample's.
 *
 * @param yaml the text of `content/site.yaml`
 */
export function otherSite(yaml: string): string {
  const site = parse(yaml) as Record<string, Record<string, unknown>> & { navLinks: { href: string }[] };
  return stringify({
    ...site,
    name: 'Redwood Roll-Offs',
    legalName: 'Redwood Roll-Offs LLC',
    url: 'https://redwood.example',
    city: 'Eureka',
    region: 'Humboldt County',
    latitude: 40.8021,
    longitude: -124.1637,
    phoneNumber: '(707) 555-0188',
    telLink: 'tel:+17075550188',
    navLinks: site.navLinks.filter(({ href }) => href !== '/careers'),
    blog: { ...site['blog'], pageSize: 2 },
    local: {
      ...site['local'],
      hazardousWaste: "the county's collection site",
      debrisRule: 'The building department says how much debris must be recycled.',
      debrisExample: 'A city may ask for more of the same job.',
      wasteGoal: 'Ask the city how much it wants to keep out of the landfill.',
      organicsRule: 'Ask the city who must have organics picked up.',
      eventRule: 'Ask the city who supplies containers at public events.',
      streetPermit: 'A container on the street needs a permit from the city.',
      hoa: 'A homeowners association may have a say.',
      asbestosRule: 'The air district asks for an asbestos survey before many demolitions.',
      driveways: 'Older lots may have narrow driveways and low wires.',
    },
  });
}
