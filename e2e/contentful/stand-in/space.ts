/** A link as Contentful writes it. */
export interface Link {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string };
}

/** An entry or an asset of the stand-in. Fields may be anything: half of the tests are about those that are wrong. */
export interface Resource {
  sys: { id: string; createdAt: string; updatedAt: string; contentType?: string };
  fields: Record<string, unknown>;
  /** Only the preview host shows it. */
  draft?: boolean;
}

/** A resource of the management API: its version grows with each change. */
export interface Versioned {
  sys: { id: string; version: number; publishedVersion?: number };
  [field: string]: unknown;
}

/** A space with one environment. */
export interface Space {
  id: string;
  environment: string;
  tokens: { delivery: string; preview: string; management: string };
  /** Content types that the delivery API knows. */
  knownTypes: string[];
  entries: Resource[];
  assets: Resource[];
  contentTypes: Map<string, Versioned>;
  webhooks: Map<string, Versioned>;
  /** Longest answer in bytes; the real one is 7340032. */
  sizeLimit: number;
}

export const link = (linkType: 'Entry' | 'Asset', id: string): Link => ({
  sys: { type: 'Link', linkType, id },
});

/** An empty space. */
export function emptySpace(): Space {
  return {
    id: 'space0space0',
    environment: 'master',
    tokens: {
      delivery: 'delivery-token-5f0c',
      preview: 'preview-token-81aa',
      management: 'management-token-77e1',
    },
    knownTypes: ['blogPost'],
    entries: [],
    assets: [],
    contentTypes: new Map(),
    webhooks: new Map(),
    sizeLimit: 7_340_032,
  };
}

/** The variables of the environment that lead to a space. */
export function environmentOf(space: Space, host: string): Record<string, string> {
  return {
    CONTENTFUL_SPACE_ID: space.id,
    CONTENTFUL_ACCESS_TOKEN: space.tokens.delivery,
    CONTENTFUL_ENVIRONMENT: space.environment,
    CONTENTFUL_HOST: host,
  };
}
