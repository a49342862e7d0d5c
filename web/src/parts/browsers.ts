/** What a browser calls itself, in short. The order matters: most of them also claim to be others. */
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/(Headless)?Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

function first(list: readonly [RegExp, string][], agent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(agent))?.[1];
}

/** "Firefox, Linux"; what it says itself where we do not know it. */
export function browserOf(agent: string): string {
  const found = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter((part) => part !== undefined);
  return found.length > 0 ? found.join(", ") : agent.slice(0, 40);
}
