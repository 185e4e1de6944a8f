import type { Limits } from '../../../src/contentful/client.ts';
import type { StandIn } from '../stand-in/server.ts';
import type { Space } from '../stand-in/space.ts';
import { picture, post } from '../stand-in/posts.ts';
import { emptySpace } from '../stand-in/space.ts';

/** Something that goes wrong, what is built all the same, and what is said. */
export interface FaultCase {
  name: string;
  /** Breaks the space of three good posts. */
  break?: (space: Space) => void;
  /** Breaks the way to it. */
  prepare?: (standIn: StandIn) => void | Promise<void>;
  environment?: Record<string, string>;
  /** What it may cost instead of the usual. */
  limits?: Partial<Limits>;
  /** Slugs of all posts, the newest first. */
  built: string[];
  /** Lines of the log, each as a pattern; nothing else above the level of info may be said. */
  said: RegExp[];
}

export const ALL = ['remote-post-3', 'remote-post-2', 'remote-post-1', 'built-in'];
/** What is built when the second post is lost. */
export const WITHOUT_SECOND = ['remote-post-3', 'remote-post-1', 'built-in'];
export const BUILT_IN_ALONE = ['built-in'];

/** A space of three good posts. */
export function threePosts(): Space {
  const space = emptySpace();
  space.entries.push(post(1), post(2), post(3));
  space.assets.push(picture(1), picture(2), picture(3));
  return space;
}

/** Puts other fields into the second post. */
export const secondPost =
  (fields: object, sys: object = {}) =>
  (space: Space): void => {
    const entry = post(2, fields);
    space.entries[1] = { ...entry, sys: { ...entry.sys, ...sys } };
  };

/** Lines about the second post: each is a pattern of what follows its name. */
export const ofSecond = (...said: string[]): RegExp[] =>
  said.map((line) => new RegExp(`^warn: Contentful entry (?:".+"|without a title) \\(id post2\\): ${line}`));
