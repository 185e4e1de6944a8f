import { readdir } from 'node:fs/promises';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Says in a line what a built site holds; the pages of the list of posts and the one for what is not found are no posts. */
export async function describeSite(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const pages = names.filter((name) => name.endsWith('.html') && !name.startsWith('__'));
  const posts = pages.filter((name) => /^blog\/[^/]+$/.test(name));
  return `Built ${counted(pages.length, 'page')}, ${counted(posts.length, 'post')} among them, in dist/.`;
}
