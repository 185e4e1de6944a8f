/**
 * Asks for modules, by addresses as `import` takes them, and all that they import, which the import then takes from the
 * browser's cache. An import that fails can't be tried again where the browser remembers a module as broken; a plain
 * request always can.
 *
 * Its source text is put beside the island element (see `build/island-element.ts`): it must use nothing from outside.
 *
 * @throws {Error} when one of them can't be loaded
 */
export async function fetchModules(addresses: string[]): Promise<void> {
  // What a built module imports at once: `from"./x.js"` or `import"./x.js"`. What it imports when needed has a bracket.
  const imported = /(?:from|import)\s*["'](\.\/[^"']+)/g;
  const seen = new Set<string>();
  const visit = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    const response = await fetch(address);
    if (!response.ok) throw new Error(address);
    const text = await response.text();
    await Promise.all(
      Array.from(text.matchAll(imported), ([, path = '']) => visit(new URL(path, response.url).href)),
    );
  };
  await Promise.all(addresses.map(visit));
}
