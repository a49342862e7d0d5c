/** What is fetched once and kept; what failed is fetched again when it is next wanted. */

const KEPT = 400;

export function once<T>(known: Map<string, Promise<T>>, key: string, fetched: () => Promise<T>): Promise<T> {
  let coming = known.get(key);
  if (!coming) {
    coming = fetched();
    coming.catch(() => known.delete(key));
    known.set(key, coming);
    if (known.size > KEPT) known.delete(known.keys().next().value ?? "");
  }
  return coming;
}
